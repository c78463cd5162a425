/** What the title of the window says besides the name of the page. */

class Title {
  /** Whether somebody waits for this person. */
  isTurn = $state(false);
}

export const title = new Title();

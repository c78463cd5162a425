/** Where this device stores what it remembers. */
export const KEY = "impera";

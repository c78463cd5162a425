/**
 * A component holds no words: what a person reads or hears comes from the language files.
 *
 * Reports letters in the text of a component, and in attributes that are read out or shown.
 */
const SPOKEN = new Set(["alt", "aria-description", "aria-label", "aria-roledescription", "aria-valuetext", "placeholder", "title"]);
const LETTERS = /\p{L}/u;

export default {
  meta: { type: "problem", schema: [], messages: { words: "Words belong into locale/*/web.ftl: {{text}}" } },
  create(context) {
    const report = (node, text) => {
      if (LETTERS.test(text)) context.report({ node, messageId: "words", data: { text: text.trim() } });
    };
    return {
      SvelteText(node) {
        const parent = node.parent?.type;
        if (parent !== "SvelteStyleElement" && parent !== "SvelteScriptElement") report(node, node.value);
      },
      SvelteAttribute(node) {
        if (!SPOKEN.has(node.key.name)) return;
        for (const part of node.value) if (part.type === "SvelteLiteral") report(part, part.value);
      },
      SvelteMustacheTag(node) {
        if (node.expression.type === "Literal" && typeof node.expression.value === "string")
          report(node, node.expression.value);
      },
    };
  },
};

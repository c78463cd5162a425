/**
 * The page holds no words: what a person reads or hears comes from the language files.
 *
 * Reports letters in the text of a component, in attributes that are read out or shown, and in what expressions there
 * give: arguments of a call are keys or values, and what is compared is not shown. In code it reports what reads like a
 * phrase, two words or more, with few exceptions.
 */
const SPOKEN = new Set(["alt", "aria-description", "aria-label", "aria-roledescription", "aria-valuetext", "placeholder", "title"]);
const LETTERS = /\p{L}/u;
const PHRASE = /\p{L}\s+\p{L}/u;
/** What takes no words for people: selectors, what is cut into its words, the console, and technical reasons of errors. */
const WORDLESS = new Set(["closest", "Denied", "Error", "matches", "querySelector", "querySelectorAll", "split", "warn"]);
/** Names with a blank in them: where a device keeps something. */
const NAMES = new Set(["impera turn"]);

/** What an expression can give as text. */
function* given(node) {
  switch (node?.type) {
    case "Literal":
      if (typeof node.value === "string") yield [node, node.value];
      break;
    case "TemplateLiteral":
      for (const part of node.quasis) yield [part, part.value.cooked];
      for (const part of node.expressions) yield* given(part);
      break;
    case "ConditionalExpression":
      yield* given(node.consequent);
      yield* given(node.alternate);
      break;
    case "LogicalExpression":
    case "BinaryExpression":
      if (node.type === "LogicalExpression" || node.operator === "+") {
        yield* given(node.left);
        yield* given(node.right);
      }
  }
}

const nameOf = ({ callee }) => (callee.type === "MemberExpression" ? callee.property.name : callee.name);
const isOfCode = (node) => node.type.startsWith("Import") || node.type.startsWith("Export") || node.type.startsWith("TS");
const isMarkup = (node) => node.type.startsWith("Svelte") && node.type !== "SvelteScriptElement";

export default {
  meta: { type: "problem", schema: [], messages: { words: "Words belong into locale/*/web.ftl: {{text}}" } },
  create(context) {
    const report = (node, text, words = LETTERS) => {
      if (words.test(text)) context.report({ node, messageId: "words", data: { text: text.trim() } });
    };
    const phrase = (node, text) => {
      const { parent } = node.type === "TemplateElement" ? node.parent : node;
      const isTaken = parent.callee && WORDLESS.has(nameOf(parent));
      const isCompared = parent.type === "BinaryExpression" && parent.operator !== "+";
      if (isTaken || isCompared || isOfCode(parent) || NAMES.has(text.trim())) return;
      if (!context.sourceCode.getAncestors(node).some(isMarkup)) report(node, text, PHRASE);
    };
    return {
      SvelteText(node) {
        const parent = node.parent?.type;
        if (parent !== "SvelteStyleElement" && parent !== "SvelteScriptElement") report(node, node.value);
      },
      SvelteAttribute(node) {
        if (!SPOKEN.has(node.key.name)) return;
        for (const part of node.value) {
          if (part.type === "SvelteLiteral") report(part, part.value);
          else for (const [where, text] of given(part.expression)) report(where, text);
        }
      },
      SvelteMustacheTag(node) {
        if (node.parent.type === "SvelteAttribute" || node.parent.type.endsWith("Directive")) return;
        for (const [where, text] of given(node.expression)) report(where, text);
      },
      Literal(node) {
        if (typeof node.value === "string") phrase(node, node.value);
      },
      TemplateElement(node) {
        phrase(node, node.value.cooked);
      },
    };
  },
};

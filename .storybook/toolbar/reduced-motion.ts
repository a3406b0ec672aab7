/**
 * A page cannot set what its visitor's system asks for. So the question is answered in its place: in every
 * media rule of the page's own styles, and in `matchMedia`, the condition becomes one that is known. What
 * then stops is what the shop itself stops, and what it forgets goes on.
 */
const answers: [RegExp, string][] = [
  [/\(\s*prefers-reduced-motion\s*:\s*no-preference\s*\)/g, '(width < 0px)'],
  [/\(\s*prefers-reduced-motion(\s*:\s*reduce)?\s*\)/g, '(width >= 0px)'],
];

const asked = new Map<CSSMediaRule, string>();
const ask = globalThis.matchMedia;
let reduced = false;

/** Whether the page behaves as for a visitor who asked for less motion; without it, the system decides. */
export function setReducedMotion(on: boolean): void {
  if (on === reduced) return;
  reduced = on;
  globalThis.matchMedia = on ? (query) => ask.call(globalThis, answered(query)) : ask;
  if (on) {
    answerSheets();
    // Styles may come later, with a component or with an edit.
    arrivals.observe(document.head, { childList: true, subtree: true, characterData: true });
    document.head.addEventListener('load', answerSheets, { capture: true });
  } else {
    arrivals.disconnect();
    document.head.removeEventListener('load', answerSheets, { capture: true });
    for (const [rule, query] of asked) rule.media.mediaText = query;
    asked.clear();
  }
}

const arrivals = new MutationObserver(() => answerSheets());

function answered(query: string): string {
  return answers.reduce((text, [question, answer]) => text.replace(question, answer), query);
}

function answerSheets(): void {
  for (const sheet of document.styleSheets) answerRules(sheet.cssRules);
}

function answerRules(rules: CSSRuleList): void {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) {
      const query = rule.media.mediaText;
      const known = answered(query);
      if (known !== query) {
        asked.set(rule, query);
        rule.media.mediaText = known;
      }
    }
    if ('cssRules' in rule) answerRules(rule.cssRules as CSSRuleList);
  }
}

/**
 * Conditions that replace `prefers-reduced-motion` in queries. A page cannot change the setting of
 * the operating system. Instead, the condition becomes a constant one in the media rules of the
 * page and in `matchMedia`. An animation that ignores the setting therefore continues and is
 * visible as a bug.
 */
const replacements: [RegExp, string][] = [
  [/\(\s*prefers-reduced-motion\s*:\s*no-preference\s*\)/g, '(width < 0px)'],
  [/\(\s*prefers-reduced-motion(\s*:\s*reduce)?\s*\)/g, '(width >= 0px)'],
];

const originalQueries = new Map<CSSMediaRule, string>();
const nativeMatchMedia = globalThis.matchMedia;
let reduced = false;

/**
 * Switches the emulation of reduced motion on or off. While it is off, the setting of the operating
 * system applies.
 */
export function setReducedMotion(on: boolean): void {
  if (on === reduced) return;
  reduced = on;
  globalThis.matchMedia = on
    ? (query) => nativeMatchMedia.call(globalThis, replaceConditions(query))
    : nativeMatchMedia;
  if (on) {
    replaceInSheets();
    // Style sheets may load later, with a component or with an edit.
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
    document.head.addEventListener('load', replaceInSheets, { capture: true });
  } else {
    observer.disconnect();
    document.head.removeEventListener('load', replaceInSheets, { capture: true });
    for (const [rule, query] of originalQueries) rule.media.mediaText = query;
    originalQueries.clear();
  }
}

const observer = new MutationObserver(() => replaceInSheets());

function replaceConditions(query: string): string {
  return replacements.reduce(
    (text, [condition, constant]) => text.replace(condition, constant),
    query,
  );
}

function replaceInSheets(): void {
  for (const sheet of document.styleSheets) replaceInRules(sheet.cssRules);
}

function replaceInRules(rules: CSSRuleList): void {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) {
      const query = rule.media.mediaText;
      const replaced = replaceConditions(query);
      if (replaced !== query) {
        originalQueries.set(rule, query);
        rule.media.mediaText = replaced;
      }
    }
    if ('cssRules' in rule) replaceInRules(rule.cssRules as CSSRuleList);
  }
}

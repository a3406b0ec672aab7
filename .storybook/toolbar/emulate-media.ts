/** Feature of the system that the toolbar can emulate. */
export type EmulatedFeature = 'reduced-motion' | 'forced-colours';

const always = '(width >= 0px)';
const never = '(width < 0px)';

/**
 * Conditions that replace those of a feature in queries. A page cannot change the settings of the
 * operating system. Instead, the condition becomes a constant one in the media rules of the page
 * and in `matchMedia`. An animation that ignores the setting therefore continues and is visible as
 * a bug.
 */
const replacements: Record<EmulatedFeature, [RegExp, string][]> = {
  'reduced-motion': [
    [/\(\s*prefers-reduced-motion\s*:\s*no-preference\s*\)/g, never],
    [/\(\s*prefers-reduced-motion(\s*:\s*reduce)?\s*\)/g, always],
  ],
  'forced-colours': [
    [/\(\s*forced-colors\s*:\s*none\s*\)/g, never],
    [/\(\s*forced-colors(\s*:\s*active)?\s*\)/g, always],
  ],
};

const originalQueries = new Map<CSSMediaRule, string>();
const nativeMatchMedia = globalThis.matchMedia;
let emulated: readonly EmulatedFeature[] = [];
let scale = 1;

/**
 * Emulates the given features, and a font size of the browser. The settings of the operating system
 * apply to all others.
 *
 * @param fontScale share of the browser's usual font size. Lengths in `rem` and `em` of media
 *   queries follow it, as they do in a browser, but not the font size of the page.
 */
export function emulateMedia(features: readonly EmulatedFeature[], fontScale = 1): void {
  if (features.join() === emulated.join() && fontScale === scale) return;
  emulated = features;
  scale = fontScale;
  restoreSheets();
  const on = features.length > 0 || fontScale !== 1;
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
  }
}

const observer = new MutationObserver(() => replaceInSheets());

function replaceConditions(query: string): string {
  const replaced = emulated.flatMap((feature) => replacements[feature]).reduce(
    (text, [condition, constant]) => text.replace(condition, constant),
    query,
  );
  return scale === 1 ? replaced : replaced.replace(
    /([\d.]+)r?em\b/g,
    (_, length) => `${Number(length) * 16 * scale}px`,
  );
}

function restoreSheets(): void {
  for (const [rule, query] of originalQueries) rule.media.mediaText = query;
  originalQueries.clear();
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
        if (!originalQueries.has(rule)) originalQueries.set(rule, query);
        rule.media.mediaText = replaced;
      }
    }
    if ('cssRules' in rule) replaceInRules(rule.cssRules as CSSRuleList);
  }
}

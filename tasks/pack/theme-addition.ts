/** Declarations that would replace the host's own type, spacing and motion. */
const hostTokens =
  /^ *--(?:[a-z]+-\*|font-|text-|spacing|ease-|animate-\*|animate-spin|default-).*\n/gm;

/** Elements of the package: their roots, and everything in them. */
const own = ':where([data-slot], [data-slot] *)';

/** Rules for all elements of a page, and the same for the package's elements only. */
const scoped: readonly [rule: RegExp, replacement: string][] = [
  [/@import 'tailwindcss';\n@import '[^']+fonts\.css';\n/, ''],
  [/ *color-scheme: light;\n\n/, ''],
  [/ *color-scheme: dark;\n/, ''],
  [/@custom-variant dark \{/, '@custom-variant thach-an-dark {'],
  [/@variant dark \{/, '@variant thach-an-dark {'],
  [/ {2}html \{\n(?: {4}.*\n|\n)*? {2}\}\n\n/, ''],
  [/ {2}h1,\n {2}h2,\n {2}h3 \{/, '  :where([data-slot]) :is(h1, h2, h3) {'],
  [/ {2}:focus-visible \{/, `  ${own}:focus-visible {`],
  [/ {2}button,\n {2}summary,\n {2}select \{/, `  ${own}:is(button, summary, select) {`],
  [
    / {2}:disabled,\n {2}\[aria-disabled='true'\] \{/,
    `  ${own}:is(:disabled, [aria-disabled='true']) {`,
  ],
  [
    / {4}:not\(\[data-timer\]\),\n {4}::before,\n {4}::after \{/,
    `    ${own}:not([data-timer]),\n    ${own}::before,\n    ${own}::after {`,
  ],
];

/**
 * Returns the theme as an addition to a host's Tailwind theme: the colours, radii and utilities of
 * the package beside those of the host, whose own type, spacing, motion and base styles stay.
 *
 * @param theme content of `theme.css`
 * @throws {Error} if a rule of the theme is not found
 */
export function themeAddition(theme: string): string {
  return scoped.reduce((css, [rule, replacement]) => {
    if (!rule.test(css)) throw new Error(`theme.css has no rule ${rule}`);
    return css.replace(rule, replacement);
  }, theme.replace(hostTokens, ''));
}

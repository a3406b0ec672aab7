import assert from 'node:assert/strict';
import { themeAddition } from './theme-addition.ts';

const theme = await Deno.readTextFile(new URL('../../ui/theme.css', import.meta.url));
const css = themeAddition(theme);

Deno.test('themeAddition() keeps the colours and utilities of the theme', () => {
  for (
    const part of [
      '--color-jade: #0e5a4a;',
      '--color-jade: #57bfa3;',
      '--radius-card',
      '@utility page',
    ]
  ) assert.ok(css.includes(part), part);
});

Deno.test("themeAddition() leaves the host's theme, variants and elements alone", () => {
  assert.doesNotMatch(
    css,
    /@import 'tailwindcss'|initial;|--text-|--font-\w+:|--spacing|^ *color-scheme/m,
  );
  assert.doesNotMatch(css, /@(?:custom-)?variant dark/);
  assert.doesNotMatch(css, /^ +(?:html \{|h1,|button,|:focus-visible)/m);
});

Deno.test('themeAddition() rejects a theme whose rules it does not find', () => {
  assert.throws(() => themeAddition(theme.replace('  h1,', '  h1, h4,')), /has no rule/);
});

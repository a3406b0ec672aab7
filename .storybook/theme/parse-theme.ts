/** A token of `ui/theme.css`. */
export interface ThemeToken {
  /** Name of the custom property, such as `--color-jade`. */
  name: string;
  /** Value in the light theme. */
  value: string;
  /** Value in the dark theme, if it is another one. */
  dark?: string;
}

const comment = /\/\*[\s\S]*?\*\//g;
const themeBlock = /@theme(?:\s+[\w()]+)*\s*\{([^{}]*)\}/;
const darkBlock = /@variant\s+dark\s*\{([^{}]*)\}/;
const declaration = /(--[\w-]+)\s*:\s*([^;]+);/g;

/**
 * Returns the tokens of a theme in their order: the declarations of its `@theme` block, and the
 * values that its first `@variant dark` block replaces.
 *
 * @throws {SyntaxError} if there is no `@theme` block
 *
 * @example
 * ```ts
 * import assert from 'node:assert/strict';
 * import { parseTheme } from './parse-theme.ts';
 *
 * const css = '@theme { --color-*: initial; --color-ink: #221c18; --spacing: 4px; }' +
 *   ':root { @variant dark { color-scheme: dark; --color-ink: #f3ede2; } }';
 * assert.deepEqual(parseTheme(css), [
 *   { name: '--color-ink', value: '#221c18', dark: '#f3ede2' },
 *   { name: '--spacing', value: '4px' },
 * ]);
 * ```
 */
export function parseTheme(css: string): ThemeToken[] {
  const text = css.replaceAll(comment, '');
  const block = themeBlock.exec(text)?.[1];
  if (block === undefined) {
    throw new SyntaxError('Cannot read the tokens of the theme as it has no @theme block');
  }
  const dark = new Map(declarations(darkBlock.exec(text)?.[1] ?? ''));
  return declarations(block).map(([name, value]) => {
    const darkValue = dark.get(name);
    return { name, value, ...darkValue !== undefined && { dark: darkValue } };
  });
}

// `--color-*: initial` removes defaults of Tailwind and is no token: `*` is not in a name.
function declarations(block: string): [string, string][] {
  return Array.from(block.matchAll(declaration), ([, name = '', value = '']) => [
    name,
    value.trim().replaceAll(/\s+/g, ' '),
  ]);
}

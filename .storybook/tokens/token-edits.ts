/** Theme whose values are edited. */
export type ThemeName = 'light' | 'dark';

/** Changed values of tokens, by theme and name. */
export type TokenEdits = Readonly<Record<ThemeName, Readonly<Record<string, string>>>>;

/** Edits without a change. */
export const noEdits: TokenEdits = { light: {}, dark: {} };

/**
 * Returns the edits with one more change. A value equal to the original one is no change.
 *
 * @param original value of the token in `ui/theme.css`
 */
export function editToken(
  edits: TokenEdits,
  theme: ThemeName,
  name: string,
  value: string,
  original: string,
): TokenEdits {
  const { [name]: _, ...others } = edits[theme];
  return { ...edits, [theme]: value === original ? others : { ...others, [name]: value } };
}

/** Returns `true` for a value that is a valid one of the token and one declaration only. */
export function isTokenValue(name: string, value: string): boolean {
  if (name.startsWith('--color-')) return /^#[0-9a-f]{6}(?:[0-9a-f]{2})?$/i.test(value);
  return value.trim() !== '' && !/[{};]|\/\*|url\(/i.test(value);
}

/** Writes edits as the parameter `tokens` of a link to the editor. */
export function writeEdits(edits: TokenEdits): string {
  return JSON.stringify(edits);
}

/**
 * Reads the edits of a link. Everybody can write a link, so unknown tokens and invalid values are
 * ignored.
 *
 * @param known names of the tokens of the theme
 */
export function readEdits(text: string | null, known: readonly string[]): TokenEdits {
  let values: Partial<Record<ThemeName, unknown>>;
  try {
    values = Object(JSON.parse(text ?? '{}'));
  } catch {
    return noEdits;
  }
  const valid = (theme: unknown) =>
    Object.fromEntries(
      Object.entries(Object(theme)).filter((entry): entry is [string, string] => {
        const [name, value] = entry;
        return known.includes(name) && typeof value === 'string' && isTokenValue(name, value);
      }),
    );
  return { light: valid(values.light), dark: valid(values.dark) };
}

/**
 * Returns the changed declarations as they are written in `ui/theme.css`: those of the light theme
 * in `@theme`, those of the dark one in `@variant dark`.
 */
export function exportTheme({ light, dark }: TokenEdits): string {
  return [block('@theme', light), block('@variant dark', dark)].filter(Boolean).join('\n');
}

/** Returns a style sheet that applies the edits to the page, with precedence over all layers. */
export function editStyles({ light, dark }: TokenEdits): string {
  const lightScheme = block(':root:not([data-theme])', light);
  const darkScheme = block(':root:not([data-theme])', dark);
  return [
    block(":root[data-theme='light']", light),
    block(":root[data-theme='dark']", dark),
    lightScheme && `@media (prefers-color-scheme: light) {\n${lightScheme}}\n`,
    darkScheme && `@media (prefers-color-scheme: dark) {\n${darkScheme}}\n`,
  ].join('');
}

function block(selector: string, values: Readonly<Record<string, string>>): string {
  const lines = Object.entries(values).map(([name, value]) => `  ${name}: ${value};\n`);
  return lines.length === 0 ? '' : `${selector} {\n${lines.join('')}}\n`;
}

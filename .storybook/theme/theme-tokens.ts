/// <reference types="vite/client" />
import css from '../../ui/theme.css?raw';
import { parseTheme, type ThemeToken } from './parse-theme.ts';

/** Tokens of `ui/theme.css`, read when Storybook is built and after each change of the file. */
export const themeTokens: readonly ThemeToken[] = parseTheme(css);

/** Returns the tokens whose names begin with a prefix, such as `--color-`, and not with another. */
export function tokensOf(prefix: string): ThemeToken[] {
  return themeTokens.filter(({ name }) => name.startsWith(prefix));
}

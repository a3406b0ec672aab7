/** Value of each colour token by its name without the prefix `--color-`. */
export type ThemeColours = Readonly<Record<string, string>>;

/**
 * Reads the colours of both themes from the text of `theme.css`: the light ones from its `@theme`
 * block, the dark ones from the rule `@variant dark`.
 */
export function readThemes(css: string): { light: ThemeColours; dark: ThemeColours } {
  return {
    light: coloursOf(css, /@theme\s*\{([^{}]*)\}/),
    dark: coloursOf(css, /@variant dark\s*\{([^{}]*)\}/),
  };
}

function coloursOf(css: string, block: RegExp): ThemeColours {
  const declarations = block.exec(css)?.[1] ?? '';
  return Object.fromEntries(
    [...declarations.matchAll(/--color-([\w-]+):\s*(#\w+)/g)]
      .map(([, name = '', value = '']) => [name, value]),
  );
}

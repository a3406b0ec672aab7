import { create } from 'storybook/theming/create';
import { readToken } from './read-token.ts';

/** Returns a theme for Storybook's manager and documentation from the tokens of `ui/theme.css`. */
export function shopTheme(brandTitle?: string): ReturnType<typeof create> {
  const colour = (name: string) => readToken(`--color-${name}`);
  const radius = (name: string) => Number.parseInt(readToken(`--radius-${name}`));
  const { colorScheme } = getComputedStyle(document.documentElement);
  return create({
    base: colorScheme === 'dark' ? 'dark' : 'light',
    brandTitle,
    brandTarget: '_self',
    colorPrimary: colour('jade'),
    colorSecondary: colour('jade'),
    appBg: colour('paper'),
    appContentBg: colour('surface'),
    appPreviewBg: colour('paper'),
    appHoverBg: colour('jade-soft'),
    appBorderColor: colour('line'),
    appBorderRadius: radius('field'),
    fontBase: readToken('--font-sans'),
    textColor: colour('ink'),
    textInverseColor: colour('surface'),
    textMutedColor: colour('ink-soft'),
    barBg: colour('surface'),
    barTextColor: colour('ink-soft'),
    barHoverColor: colour('jade'),
    barSelectedColor: colour('jade'),
    buttonBg: colour('surface'),
    buttonBorder: colour('field'),
    booleanBg: colour('paper'),
    booleanSelectedBg: colour('surface'),
    inputBg: colour('surface'),
    inputBorder: colour('field'),
    inputTextColor: colour('ink'),
    inputBorderRadius: radius('field'),
  });
}

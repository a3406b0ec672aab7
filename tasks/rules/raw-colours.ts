import type { Rule } from './rule.ts';

const colour = /(?<!&)#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?|oklch)\(/i;

/** Colours are defined in `ui/theme.css`. Components and pages use their names, not raw values. */
export const rawColours: Rule = (files) =>
  files.flatMap(({ path, text }) => {
    const inInterface = /^(ui|storefront\/app|back-office\/app)\/.*\.(css|tsx?)$/.test(path);
    if (!inInterface || path === 'ui/theme.css' || path.endsWith('.test.ts')) return [];
    return text.split('\n').flatMap((line, index) =>
      colour.test(line) && !line.includes("name='theme-color'")
        ? [`${path}:${index + 1} has a raw colour: ${line.trim()}`]
        : []
    );
  });

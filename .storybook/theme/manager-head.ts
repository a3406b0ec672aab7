import { readFileSync } from 'node:fs';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');

/**
 * Returns the HTML for the head of Storybook's manager: the tokens of `ui/theme.css` as custom
 * properties, and the shop's icon. Tailwind does not process the manager, so the declarations are
 * copied unchanged.
 */
export function managerHead(head = ''): string {
  const css = read('../../ui/theme.css').replaceAll(/\/\*[\s\S]*?\*\//g, '');
  const theme = /@theme\s*\{([^{}]*)\}/.exec(css)?.[1];
  if (!theme) throw new Error('Cannot read the tokens of ui/theme.css as it has no @theme block');
  const tokens = theme.split(';').filter((line) => !line.includes('*')).join(';');
  const icon = encodeURIComponent(read('../../storefront/public/favicon.svg'));
  return `${head}
<link rel="icon" type="image/svg+xml" href="data:image/svg+xml,${icon}">
<style>:root {${tokens}}</style>`;
}

import { readFileSync } from 'node:fs';
import { parseTheme } from './parse-theme.ts';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');

/**
 * Returns the HTML for the head of Storybook's manager: the tokens of `ui/theme.css` as custom
 * properties, and the shop's icon. Tailwind does not process the manager, so the declarations are
 * copied unchanged.
 */
export function managerHead(head = ''): string {
  const tokens = parseTheme(read('../../ui/theme.css'))
    .map(({ name, value }) => `${name}: ${value};`).join('\n');
  const icon = encodeURIComponent(read('../../storefront/public/favicon.svg'));
  return `${head}
<link rel="icon" type="image/svg+xml" href="data:image/svg+xml,${icon}">
<style>:root {${tokens}}</style>`;
}

import { readFileSync } from 'node:fs';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');

/**
 * What the head of Storybook's own frame gets: the tokens of `ui/theme.css` as custom properties, and the
 * shop's mark as its icon. The frame is no page of Tailwind's, so it takes the declarations as they stand.
 */
export function managerHead(head = ''): string {
  const css = read('../../ui/theme.css').replaceAll(/\/\*[\s\S]*?\*\//g, '');
  const theme = /@theme\s*\{([^{}]*)\}/.exec(css)?.[1];
  if (!theme) throw new Error('Cannot read the tokens of ui/theme.css as it has no @theme block');
  const tokens = theme.split(';').filter((line) => !line.includes('*')).join(';');
  const mark = encodeURIComponent(read('../../storefront/public/favicon.svg'));
  return `${head}
<link rel="icon" type="image/svg+xml" href="data:image/svg+xml,${mark}">
<style>:root {${tokens}}</style>`;
}

import { readFileSync } from 'node:fs';
import process from 'node:process';
import type { StorybookConfig } from '@storybook/react-vite';
import { propsPlugin } from './props/props-plugin.ts';
import { parseTheme } from './theme/parse-theme.ts';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');

export default {
  framework: {
    name: '@storybook/react-vite',
    options: { builder: { viteConfigPath: '.storybook/vite.config.ts' } },
  },
  // A test run of a few files reads these alone, which saves seconds. The canary is a story that
  // must fail, so it is not part of the published Storybook.
  stories: process.env.STORIES
    ? process.env.STORIES.split(',')
    : ['./pages/*.mdx', './{toolbar,mails,lunar,tokens}/*.stories.tsx', '../ui/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  staticDirs: [{ from: '../edge-api/seed/images', to: '/images' }],
  typescript: { reactDocgen: false },
  // Tests need no tables of props.
  viteFinal: (config) =>
    process.env.VITEST ? config : { ...config, plugins: [...config.plugins ?? [], propsPlugin()] },
  features: { sidebarOnboardingChecklist: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  managerHead,
} satisfies StorybookConfig;

/**
 * Returns the HTML for the head of Storybook's manager: the tokens of `ui/theme.css` as custom
 * properties, the shop's icon, and a `fetch` that lets `manager.ts` change replies. Storybook keeps
 * the `fetch` that it finds before it runs `manager.ts`. Tailwind does not process the manager, so
 * the declarations are copied unchanged.
 */
function managerHead(head = ''): string {
  const tokens = parseTheme(read('../ui/theme.css'))
    .map(({ name, value }) => `${name}: ${value};`).join('\n');
  const icon = encodeURIComponent(read('../storefront/public/favicon.svg'));
  return `${head}
<link rel="icon" type="image/svg+xml" href="data:image/svg+xml,${icon}">
<style>:root {${tokens}}</style>
<script>{
  const load = fetch;
  globalThis.fetch = async (...args) => {
    const reply = await load(...args);
    return globalThis.changeReply?.(reply) ?? reply;
  };
}</script>`;
}

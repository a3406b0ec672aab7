import process from 'node:process';
import type { StorybookConfig } from '@storybook/react-vite';
import { propsPlugin } from './props/props-plugin.ts';
import { managerHead } from './theme/manager-head.ts';

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

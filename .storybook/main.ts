import process from 'node:process';
import type { StorybookConfig } from '@storybook/react-vite';
import { managerHead } from './theme/manager-head.ts';

export default {
  framework: {
    name: '@storybook/react-vite',
    options: { builder: { viteConfigPath: '.storybook/vite.config.ts' } },
  },
  // The canary is a story that must fail, so it is not part of the published Storybook.
  stories: process.env.STORIES === 'canary'
    ? ['./canary/*.stories.tsx']
    : ['./pages/*.mdx', './{toolbar,mails,lunar}/*.stories.tsx', '../ui/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  staticDirs: [{ from: '../edge-api/seed/images', to: '/images' }],
  typescript: { reactDocgen: 'react-docgen' },
  features: { sidebarOnboardingChecklist: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  managerHead,
} satisfies StorybookConfig;

import { defineMain } from '@storybook/react-vite/node';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { mergeConfig } from 'vite';
import { createMainConfig } from '../packages/storybook/src/main/create-main-config.ts';
import { fromSources } from '../scripts/source-conditions.ts';
import { sourceDependencies } from './source-dependencies.ts';

export default defineMain({
  framework: '@storybook/react-vite',
  stories: ['../stories/**/*.stories.tsx', '../stories/**/*.mdx'],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    'storybook-addon-pseudo-states',
  ],
  features: { sidebarOnboardingChecklist: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  ...createMainConfig({
    optimizedDependencies: sourceDependencies,
    viteFinal: (config) =>
      mergeConfig(config, { plugins: [vanillaExtractPlugin()], ...fromSources }),
  }),
});

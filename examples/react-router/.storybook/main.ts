import { defineMain } from '@storybook/react-vite/node';
import { createMainConfig } from '@vitrine/storybook/main';

export default defineMain({
  framework: {
    name: '@storybook/react-vite',
    // Without the plugin of the framework, which is for the app only.
    options: { builder: { viteConfigPath: '.storybook/vite.config.ts' } },
  },
  stories: ['../stories/**/*.stories.tsx'],
  addons: ['@storybook/addon-a11y', '@storybook/addon-vitest'],
  ...createMainConfig(),
});

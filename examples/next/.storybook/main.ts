import { defineMain } from '@storybook/react-vite/node';
import { createMainConfig } from '@vitrine/storybook/main';

export default defineMain({
  framework: '@storybook/react-vite',
  stories: ['../stories/**/*.stories.tsx'],
  addons: ['@storybook/addon-a11y', '@storybook/addon-vitest'],
  ...createMainConfig({
    viteFinal: (config) => ({
      ...config,
      // Next replaces its public variables in the code of pages; so does Storybook here.
      define: {
        ...config.define,
        'process.env.NEXT_PUBLIC_SITE_URL': JSON.stringify('https://shop.example'),
      },
    }),
  }),
});

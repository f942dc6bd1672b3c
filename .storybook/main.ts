import { defineMain } from '@storybook/react-vite/node';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import remarkGfm from 'remark-gfm';
import { mergeConfig } from 'vite';
import { createMainConfig } from '../packages/storybook/src/main/create-main-config.ts';
import { documentation } from '../scripts/documentation/vite-plugin.ts';
import { fromSources } from '../scripts/source-conditions.ts';
import { tagBehavior } from './behavior-stories.ts';
import { directImports } from './direct-imports.ts';
import { sourceDependencies } from './source-dependencies.ts';

export default defineMain({
  framework: '@storybook/react-vite',
  stories: ['../docs/**/*.mdx', '../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
  addons: [
    {
      name: '@storybook/addon-docs',
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    '@storybook/addon-mcp',
    'storybook-addon-pseudo-states',
    // Its panel is of use only to a team that has an account.
    ...(process.env.CHROMATIC_PROJECT_TOKEN ? ['@chromatic-com/storybook'] : []),
  ],
  features: { sidebarOnboardingChecklist: false, componentsManifest: true },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  tags: { behavior: { defaultFilterSelection: 'exclude' } },
  experimental_indexers: (indexers = []) =>
    indexers.map((indexer) => ({
      ...indexer,
      createIndex: async (file, options) =>
        (await indexer.createIndex(file, options)).map(tagBehavior),
    })),
  ...createMainConfig({
    optimizedDependencies: sourceDependencies,
    viteFinal: (config) =>
      mergeConfig(
        { ...config, plugins: [documentation(), ...(config.plugins ?? [])] },
        {
          // The tests of stories share one page, which loads each module once.
          plugins: [vanillaExtractPlugin(), !process.env.VITEST && directImports()],
          ...fromSources,
        },
      ),
  }),
});

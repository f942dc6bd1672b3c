import { defineMain } from '@storybook/react-vite/node';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import remarkGfm from 'remark-gfm';
import type { Manifests, Options, StoryIndex } from 'storybook/internal/types';
import { mergeConfig } from 'vite';
import { createMainConfig } from '../packages/storybook/src/main/create-main-config.ts';
import { writeManifests } from '../scripts/documentation/manifests.ts';
import { createSiteReader } from '../scripts/documentation/site-reader.ts';
import { documentation } from '../scripts/documentation/vite-plugin.ts';
import { fromSources } from '../scripts/source-conditions.ts';
import { directImports } from './direct-imports.ts';
import { sourceDependencies } from './source-dependencies.ts';
import { addTags } from './story-tags.ts';

const site = createSiteReader();

// Apart from the others, because the type of the options does not have it yet.
const manifests = {
  async experimental_manifests(
    _found: Manifests | undefined,
    { presets, manifestEntries }: Options & { manifestEntries?: readonly unknown[] },
  ) {
    // Before it is ready, Storybook only checks whether there are manifests: for no entries.
    if (manifestEntries?.length === 0) return writeManifests([], new Map(), { v: 5, entries: {} });
    const stories = await presets.apply<{ getIndex(): Promise<StoryIndex> }>('storyIndexGenerator');
    return writeManifests(site.readPages(), await site.readFiles(), await stories.getIndex());
  },
};

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
  ...manifests,
  experimental_indexers: (indexers = []) =>
    indexers.map((indexer) => ({
      ...indexer,
      createIndex: async (file, options) => (await indexer.createIndex(file, options)).map(addTags),
    })),
  ...createMainConfig({
    optimizedDependencies: sourceDependencies,
    viteFinal: (config) =>
      mergeConfig(
        { ...config, plugins: [documentation(site), ...(config.plugins ?? [])] },
        {
          // The tests of stories share one page, which loads each module once.
          plugins: [vanillaExtractPlugin(), !process.env.VITEST && directImports()],
          ...fromSources,
        },
      ),
  }),
});

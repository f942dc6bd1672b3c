import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '@storybook/react-vite';

/** The settings of `main.ts` that `createMainConfig` returns. */
export interface MainConfig {
  /** Adds the order of the style layers to the head of the preview. */
  previewHead: (head?: string) => string;
  /** Directories of static files, with the pictures of the demo shop as `/pictures`. */
  staticDirs: Extract<StorybookConfig['staticDirs'], unknown[]>;
  /** Adds the worker of MSW and the optimized dependencies to the Vite configuration. */
  viteFinal: NonNullable<StorybookConfig['viteFinal']>;
}

/** Your own values of these settings, which are added to those of the package. */
export interface MainConfigOptions {
  /** Your own directories of static files. */
  staticDirs?: MainConfig['staticDirs'];
  /** Changes the Vite configuration, after this package has. */
  viteFinal?: MainConfig['viteFinal'];
  /**
   * Dependencies that Vite optimizes before the first story: a dependency that is discovered during
   * a test run reloads the page, and a random test fails. Default `storyDependencies`; add those that
   * only your components import, if Vitest names them.
   *
   * @example [...storyDependencies, 'date-fns']
   */
  optimizedDependencies?: readonly string[];
}

type ViteConfig = Parameters<MainConfig['viteFinal']>[0];

/** The entries of `@vitrine/ui`, without the adapters for routers, which not every app has. */
const uiEntries = [
  'back-in-stock',
  'cart',
  'catalog',
  'events',
  'identity',
  'messages/de',
  'messages/en-GB',
  'messages/fa',
  'metadata',
  'orders',
  'pages',
  'patterns',
  'primitives',
  'provider',
  'sanitize',
  'tickets',
];

/** What stories import: the packages of Vitrine, React, and what the tests of stories use. */
export const storyDependencies: readonly string[] = [
  '@vitrine/storybook',
  ...['atoms', 'client', 'mocks', 'ui'].map((name) => `@vitrine/storybook > @vitrine/${name}`),
  ...uiEntries.map((entry) => `@vitrine/storybook > @vitrine/ui/${entry}`),
  'react',
  'react-dom',
  'react-dom/client',
  'react/jsx-dev-runtime',
  'react/jsx-runtime',
  'storybook/internal/core-events',
  'storybook/preview-api',
  'storybook/test',
];

/** URL path of MSW's worker. */
const WORKER_PATH = '/mockServiceWorker.js';

const readWorker = () =>
  readFile(createRequire(import.meta.url).resolve('msw/mockServiceWorker.js'), 'utf8');

/** Serves the worker of the installed MSW, so that no copy of it becomes outdated. */
const serveWorker = (): NonNullable<ViteConfig['plugins']>[number] => ({
  name: 'vitrine:mock-service-worker',
  configureServer({ middlewares }) {
    middlewares.use(WORKER_PATH, async (_request, response) => {
      response.setHeader('Content-Type', 'text/javascript');
      response.end(await readWorker());
    });
  },
  async generateBundle() {
    this.emitFile({ type: 'asset', fileName: WORKER_PATH.slice(1), source: await readWorker() });
  },
});

/**
 * A page of Storybook has no server components, so "use client" means nothing there. Without this
 * plugin, a build warns of it once a module.
 */
const ignoreDirectives = (): NonNullable<ViteConfig['plugins']>[number] => ({
  name: 'vitrine:ignore-directives',
  onLog: (_level, { code }) => code !== 'MODULE_LEVEL_DIRECTIVE',
});

/**
 * A build may load the style sheets of stories in any order; the cascade is decided here, before all
 * of them.
 */
const LAYER_ORDER = '<style>@layer vt.reset, vt.theme, vt.primitives, vt.domains;</style>';

/**
 * Creates the settings of `main.ts`: the pictures of the mock platform's demo shop, MSW's worker, the
 * order of the style layers, and the dependencies that Vite optimizes.
 *
 * @example
 * export default defineMain({
 *   framework: '@storybook/react-vite',
 *   stories: ['../stories/*.stories.tsx'],
 *   addons: ['@storybook/addon-a11y', '@storybook/addon-vitest'],
 *   ...createMainConfig(),
 * });
 */
export function createMainConfig({
  staticDirs = [],
  viteFinal = (config) => config,
  optimizedDependencies = storyDependencies,
}: MainConfigOptions = {}): MainConfig {
  const pictures = fileURLToPath(
    new URL('../assets/pictures', import.meta.resolve('@vitrine/mocks')),
  );
  return {
    staticDirs: [{ from: pictures, to: '/pictures' }, ...staticDirs],
    previewHead: (head = '') => LAYER_ORDER + head,
    viteFinal: (config, options) =>
      viteFinal(
        {
          ...config,
          plugins: [...(config.plugins ?? []), serveWorker(), ignoreDirectives()],
          optimizeDeps: {
            ...config.optimizeDeps,
            include: [...(config.optimizeDeps?.include ?? []), ...optimizedDependencies],
          },
        },
        options,
      ),
  };
}

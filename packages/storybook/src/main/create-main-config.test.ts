import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { layerNames } from '@vitrine/theme';
import { expect, it, vi } from 'vitest';
import { createMainConfig, storyDependencies } from './create-main-config.ts';

type Config = Parameters<ReturnType<typeof createMainConfig>['viteFinal']>[0];

const getConfig = (options?: Parameters<typeof createMainConfig>[0], config: Config = {}) =>
  createMainConfig(options).viteFinal(config, {} as never) as Config;

interface WorkerPlugin {
  name: string;
  generateBundle: (this: { emitFile: unknown }) => Promise<void>;
}

const getWorkerPlugin = () => {
  const plugins = getConfig().plugins as WorkerPlugin[];
  const found = plugins.find(({ name }) => name === 'vitrine:mock-service-worker');
  if (!found) throw new Error('No plugin serves the worker.');
  return found;
};

it('serves the pictures of the demo shop, and your own files', () => {
  const [pictures, own] = createMainConfig({ staticDirs: ['../public'] }).staticDirs;
  if (typeof pictures !== 'object') throw new Error('The pictures are missing.');
  expect(pictures.to).toBe('/pictures');
  expect(existsSync(join(pictures.from, 'bowls.jpg'))).toBe(true);
  expect(own).toBe('../public');
});

it('adds the worker of the installed MSW to a build', async () => {
  const emitFile = vi.fn();
  await getWorkerPlugin().generateBundle.call({ emitFile });
  const { version } = createRequire(import.meta.url)('msw/package.json');
  expect(emitFile).toHaveBeenCalledWith({
    type: 'asset',
    fileName: 'mockServiceWorker.js',
    source: expect.stringContaining(version),
  });
});

it('ignores the directives of client components, and no other warning', () => {
  const plugins = getConfig().plugins as { onLog?: (level: string, log: object) => boolean }[];
  const [onLog] = plugins.flatMap((plugin) => plugin.onLog ?? []);
  expect(onLog?.('warn', { code: 'MODULE_LEVEL_DIRECTIVE' })).toBe(false);
  expect(onLog?.('warn', { code: 'CIRCULAR_DEPENDENCY' })).toBe(true);
});

it('keeps the Vite configuration that it gets', () => {
  const plugin = { name: 'own' };
  const config = getConfig(
    { viteFinal: (given) => ({ ...given, base: '/stories/' }), optimizedDependencies: ['b'] },
    { plugins: [plugin], optimizeDeps: { include: ['a'], entries: 'x' } },
  );
  expect(config).toMatchObject({
    base: '/stories/',
    plugins: [plugin, {}, {}],
    optimizeDeps: { include: ['a', 'b'], entries: 'x' },
  });
  expect(getConfig().optimizeDeps?.include).toEqual(storyDependencies);
});

it('orders the layers as the theme does, before the page’s own head', () => {
  expect(createMainConfig().previewHead('<title>Own</title>')).toBe(
    `<style>@layer ${layerNames.join(', ')};</style><title>Own</title>`,
  );
});

it('optimizes every entry of ui but the adapters and style sheets', () => {
  const { exports } = createRequire(import.meta.url)('../../../ui/package.json');
  const entries = Object.keys(exports)
    .filter((entry) => !/^\.\/(next|react-router|.*\.css|.*\*)$/.test(entry))
    .map((entry) => `@vitrine/storybook > @vitrine/ui${entry.slice(1)}`);
  const optimized = storyDependencies.filter((name) => name.includes('@vitrine/ui'));
  expect([...optimized].sort()).toEqual(entries.sort());
});

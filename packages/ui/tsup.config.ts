import { copyFile, glob, mkdir, rm } from 'node:fs/promises';
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { layerNames } from '@vitrine/theme';
import { defineConfig, type Options } from 'tsup';

const common: Options = {
  format: 'esm',
  target: 'es2022',
  minify: true,
  // Letters of other scripts would be six bytes each.
  esbuildOptions: (options) => {
    options.charset = 'utf8';
  },
  // On every file: the directive of a source is lost in chunks that several share.
  banner: { js: '"use client";', css: `@layer ${layerNames.join(',')};` },
  esbuildPlugins: [vanillaExtractPlugin()],
};

/** Where the style sheet is put together before it is published. */
const workshop = 'node_modules/.cache/styles';

export default defineConfig([
  {
    ...common,
    entry: {
      index: 'src/index.ts',
      sanitize: 'src/primitives/safe-html/sanitize.ts',
      'messages/de': 'src/messages/de.ts',
      'messages/fa': 'src/messages/fa.ts',
    },
    clean: true,
    onSuccess: async () => {
      // Chunks that load later would bring pieces of what the one style sheet has.
      for await (const file of glob('dist/*.css')) if (file !== 'dist/ui.css') await rm(file);
    },
  },
  {
    ...common,
    entry: { ui: 'src/index.ts' },
    splitting: false,
    outDir: workshop,
    onSuccess: async () => {
      // Both are built side by side, and this one may be ready first.
      await mkdir('dist', { recursive: true });
      await copyFile(`${workshop}/ui.css`, 'dist/ui.css');
    },
  },
]);

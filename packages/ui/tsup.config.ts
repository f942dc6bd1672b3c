import { rename } from 'node:fs/promises';
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { layerNames } from '@vitrine/theme';
import { defineConfig } from 'tsup';

export default defineConfig({
  entry: { index: 'src/index.ts' },
  format: 'esm',
  target: 'es2022',
  minify: true,
  clean: true,
  // On every file: the directive of a source is lost in chunks that several share.
  banner: { js: '"use client";', css: `@layer ${layerNames.join(',')};` },
  esbuildPlugins: [vanillaExtractPlugin()],
  onSuccess: () => rename('dist/index.css', 'dist/ui.css'),
});

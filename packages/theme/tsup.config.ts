import { rm } from 'node:fs/promises';
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { defineConfig } from 'tsup';

export default defineConfig({
  entry: { index: 'src/index.ts', theme: 'src/theme.ts', fonts: 'src/fonts.css' },
  format: 'esm',
  target: 'es2022',
  splitting: false,
  minify: true,
  clean: true,
  noExternal: [/^@fontsource-variable\//],
  loader: { '.woff2': 'file' },
  esbuildPlugins: [vanillaExtractPlugin()],
  esbuildOptions: (options) => {
    options.assetNames = 'fonts/[name]';
  },
  // The theme is CSS alone and the values are JavaScript alone.
  onSuccess: async () => {
    await Promise.all(['dist/theme.js', 'dist/index.css'].map((file) => rm(file)));
  },
});

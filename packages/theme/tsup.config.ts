import { copyFile, rm } from 'node:fs/promises';
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { defineConfig } from 'tsup';

const fonts = ['hanken-grotesk', 'newsreader', 'vazirmatn'];

export default defineConfig({
  entry: { index: 'src/index.ts', theme: 'src/theme.ts', fonts: 'src/fonts.css' },
  format: 'esm',
  target: 'es2022',
  splitting: false,
  minify: true,
  clean: true,
  loader: { '.woff2': 'file' },
  esbuildPlugins: [vanillaExtractPlugin()],
  esbuildOptions: (options) => {
    options.assetNames = 'fonts/[name]';
  },
  onSuccess: async () => {
    // The theme is CSS alone and the values are JavaScript alone.
    await Promise.all(['dist/theme.js', 'dist/index.css'].map((file) => rm(file)));
    // The fonts' licence asks to go with them.
    await Promise.all(
      fonts.map((font) =>
        copyFile(
          `node_modules/@fontsource-variable/${font}/LICENSE`,
          `dist/fonts/${font}-LICENSE.txt`,
        ),
      ),
    );
  },
});

import { copyFile, glob, rm } from 'node:fs/promises';
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { defineConfig } from 'tsup';

const fonts = ['hanken-grotesk', 'newsreader', 'vazirmatn'];
const styles = ['dist/theme.css', 'dist/fonts.css'];

export default defineConfig({
  // A file per module that the index names, so that a page that reads one token does not load all.
  entry: [
    'src/{index,attributes,contrast,contract.css,layers.css,tokens/*,helpers/*,theme}.ts',
    '!src/**/*.test.ts',
    'src/fonts.css',
  ],
  format: 'esm',
  target: 'es2022',
  splitting: true,
  minify: true,
  clean: true,
  loader: { '.woff2': 'file' },
  esbuildPlugins: [vanillaExtractPlugin()],
  esbuildOptions: (options) => {
    options.assetNames = 'fonts/[name]';
  },
  onSuccess: async () => {
    // `theme.css` has all of the theme; the pieces that single modules bring would repeat it.
    for await (const file of glob('dist/**/*.css')) if (!styles.includes(file)) await rm(file);
    // The fonts' licence asks to go with them.
    for (const font of fonts) {
      const licence = `node_modules/@fontsource-variable/${font}/LICENSE`;
      await copyFile(licence, `dist/fonts/${font}-LICENSE.txt`);
    }
  },
});

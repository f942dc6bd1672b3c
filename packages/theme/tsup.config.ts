import { copyFile, glob, rm } from 'node:fs/promises';
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { defineConfig } from 'tsup';
import { layerNames } from './src/tokens/layers.ts';

const fonts = ['hanken-grotesk', 'newsreader', 'vazirmatn'];
const styles = ['dist/theme.css', 'dist/fonts.css'];
const modules = '{index,theme,attributes,contrast,contract.css,layers.css,tokens/*,helpers/*}.ts';

/** A file per module, so that a page that reads one token does not load all; none is named `.css`. */
async function entries() {
  const entry: Record<string, string> = { fonts: 'src/fonts.css' };
  for await (const path of glob(modules, { cwd: 'src', exclude: ['**/*.test.ts'] })) {
    entry[path.replace(/(\.css)?\.ts$/, '')] = `src/${path}`;
  }
  return entry;
}

export default defineConfig(async () => ({
  entry: await entries(),
  format: 'esm',
  target: 'es2022',
  splitting: true,
  minify: true,
  clean: true,
  banner: { css: `@layer ${layerNames.join(',')};` },
  loader: { '.woff2': 'file' },
  esbuildPlugins: [vanillaExtractPlugin()],
  esbuildOptions: (options) => {
    options.assetNames = 'fonts/[name]';
  },
  onSuccess: async () => {
    // `theme.css` has all of the theme; the style sheets of single modules would repeat it.
    for await (const file of glob('dist/**/*.css')) if (!styles.includes(file)) await rm(file);
    // The fonts' license must be distributed with them.
    for (const font of fonts) {
      const licence = `node_modules/@fontsource-variable/${font}/LICENSE`;
      await copyFile(licence, `dist/fonts/${font}-LICENSE.txt`);
    }
  },
}));

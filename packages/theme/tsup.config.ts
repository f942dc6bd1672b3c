import { copyFile, glob, readFile, rm, writeFile } from 'node:fs/promises';
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import subsetFont from 'subset-font';
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

/**
 * The part of each variable font that the text styles use: a font with all weights and optical sizes
 * is twice as large. Bold text in a product's description needs the weight 700.
 */
const usedAxes: Record<string, Record<string, { min: number; max: number }>> = {
  'Hanken Grotesk Variable': { wght: { min: 400, max: 700 } },
  'Newsreader Variable': { wght: { min: 380, max: 400 }, opsz: { min: 24, max: 60 } },
  'Vazirmatn Variable': { wght: { min: 400, max: 700 } },
};

/** Returns the characters of a `unicode-range`, such as `U+0-FF,U+131`. */
const readCharacters = (unicodeRange: string): string =>
  unicodeRange
    .split(',')
    .flatMap((range) => {
      const [first = 0, last = first] = range
        .replace('U+', '')
        .split('-')
        .map((code) => Number.parseInt(code, 16));
      return Array.from({ length: last - first + 1 }, (_, index) =>
        String.fromCodePoint(first + index),
      );
    })
    .join('');

/** Limits the axes of the built fonts, and the weights that their rules offer. */
async function limitFonts() {
  const css = await readFile('dist/fonts.css', 'utf8');
  const rules = css.split('@font-face').map(async (rule) => {
    const [, family] = /font-family:([^;]+)/.exec(rule) ?? [];
    const [, path] = /url\("?\.\/([^")]+)/.exec(rule) ?? [];
    const [, range] = /unicode-range:([^;}]+)/.exec(rule) ?? [];
    if (!family || !path || !range) return rule;
    const variationAxes = usedAxes[family];
    if (!variationAxes?.wght) throw new Error(`usedAxes lacks ${family}.`);
    const font = await subsetFont(await readFile(`dist/${path}`), readCharacters(range), {
      targetFormat: 'woff2',
      variationAxes,
    });
    await writeFile(`dist/${path}`, font);
    const { min, max } = variationAxes.wght;
    return rule.replace(/font-weight:[^;]+/, `font-weight:${min} ${max}`);
  });
  await writeFile('dist/fonts.css', (await Promise.all(rules)).join('@font-face'));
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
    await limitFonts();
    // The fonts' license must be distributed with them.
    for (const font of fonts) {
      const licence = `node_modules/@fontsource-variable/${font}/LICENSE`;
      await copyFile(licence, `dist/fonts/${font}-LICENSE.txt`);
    }
  },
}));

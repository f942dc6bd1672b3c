import { defineConfig } from 'tsup';
import { toArrows } from '../../scripts/build/arrow-functions.ts';
import { compress } from '../../scripts/build/compress.ts';
import { markConstantsPure } from '../../scripts/build/pure-annotations.ts';
import manifest from './package.json' with { type: 'json' };

export default defineConfig({
  entry: Object.values(manifest.exports).map((paths) => paths['vitrine-source'].slice('./'.length)),
  format: 'esm',
  target: 'es2022',
  clean: true,
  plugins: [
    {
      name: 'shorten',
      // Runs last: the other plugin does not recognize a marked constant.
      renderChunk: async (code) => ({ code: markConstantsPure(toArrows(await compress(code))) }),
    },
  ],
});

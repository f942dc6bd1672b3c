import { defineConfig } from 'tsup';
import { toArrows } from '../../scripts/build/arrow-functions.ts';
import { compress } from '../../scripts/build/compress.ts';
import { keepModules } from '../../scripts/build/keep-modules.ts';
import { markConstantsPure } from '../../scripts/build/pure-annotations.ts';

export default defineConfig({
  entry: ['src/**/*.ts', '!src/testing', '!src/**/*.test.ts', '!src/**/*.test-d.ts'],
  splitting: false,
  esbuildPlugins: [keepModules()],
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

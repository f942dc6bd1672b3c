import { defineConfig } from 'tsup';
import { markConstantsPure } from '../../scripts/build/pure.ts';
import manifest from './package.json' with { type: 'json' };

export default defineConfig({
  entry: Object.keys(manifest.exports).map(
    (door) => `src/${door === '.' ? 'index' : door.slice('./'.length)}.ts`,
  ),
  format: 'esm',
  target: 'es2022',
  clean: true,
  plugins: [{ name: 'pure', renderChunk: (code) => ({ code: markConstantsPure(code) }) }],
});

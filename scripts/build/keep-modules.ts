import type { Options } from 'tsup';

type Plugin = NonNullable<Options['esbuildPlugins']>[number];

/**
 * Returns the path of a module's output: `.css.ts` modules are `.styles.js`, because no published
 * file may need the style compiler.
 */
export const toOutputName = (path: string): string =>
  path.replace(/\.css\.ts$/, '.styles').replace(/\.tsx?$/, '');

/**
 * Keeps each module a file of its own: relative imports stay imports. A bundler of a host then
 * removes modules that it doesn't need, and each file keeps its own `"use client"`.
 */
export function keepModules(): Plugin {
  return {
    name: 'keep-modules',
    setup(build) {
      build.onResolve({ filter: /^\.{1,2}\// }, ({ path, kind }) =>
        kind === 'entry-point' ? undefined : { path: `${toOutputName(path)}.js`, external: true },
      );
    },
  };
}

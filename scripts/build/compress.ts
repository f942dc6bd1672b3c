import { minify } from 'terser';

/**
 * Compresses a module's code in ways that a host's bundler cannot: its constants become `var` in
 * separate files, where most bundlers leave them. Names stay the same, also in a debugger, and
 * functions can still be called.
 */
export async function compress(code: string): Promise<string> {
  const { code: shorter = code } = await minify(code, {
    module: true,
    mangle: false,
    compress: {
      ecma: 2020,
      passes: 3,
      // A function that moved into another one can't be left out of a page any more.
      inline: 0,
      reduce_funcs: false,
      // Bundlers do these, and without them the code can be read.
      join_vars: false,
      sequences: false,
    },
    format: { beautify: true },
  });
  return `${shorter}\n`;
}

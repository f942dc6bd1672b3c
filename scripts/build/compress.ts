import { minify } from 'terser';

/**
 * Shortens the code of a module as a host's bundler can't: its constants stand as `var` and in
 * files of their own, where most bundlers leave them. What a name is stays what it is, in a
 * debugger too, and anyone who calls a function still calls it.
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

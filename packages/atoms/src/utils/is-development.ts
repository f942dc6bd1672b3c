/** Bundlers replace this expression with a literal. The page's code uses no Node types. */
declare const process: { env: { NODE_ENV?: string } };

/**
 * Whether the page runs in development, for messages to developers. A constant: a bundler of a host
 * removes what only development needs. Without a bundler, a browser counts as production.
 */
export const isDevelopment: boolean =
  typeof process === 'undefined' ? false : process.env.NODE_ENV !== 'production';

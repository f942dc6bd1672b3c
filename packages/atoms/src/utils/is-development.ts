/** Bundlers replace this expression with a literal. The page's code uses no Node types. */
declare const process: { env: { NODE_ENV?: string } };

/**
 * Whether the page runs in development, for messages to developers. A constant that a bundler
 * replaces, as in React, so that it removes what only development needs.
 */
export const isDevelopment: boolean = process.env.NODE_ENV !== 'production';

import { fileURLToPath } from 'node:url';

/**
 * The directories of the bench, of the platform's headless packages in it, and of the workspace.
 */
export const bench = fileURLToPath(new URL('..', import.meta.url));
export const headless = fileURLToPath(new URL('../headless', import.meta.url));
export const root = fileURLToPath(new URL('../../..', import.meta.url));

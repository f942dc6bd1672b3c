import { fileURLToPath } from 'node:url';

/** The bench's own folder, that of the platform's headless parts in it, and that of the workspace. */
export const bench = fileURLToPath(new URL('..', import.meta.url));
export const headless = fileURLToPath(new URL('../headless', import.meta.url));
export const root = fileURLToPath(new URL('../../..', import.meta.url));

import { fileURLToPath } from 'node:url';

/** The bench's own folder, and that of the workspace. */
export const bench = fileURLToPath(new URL('..', import.meta.url));
export const root = fileURLToPath(new URL('../../..', import.meta.url));

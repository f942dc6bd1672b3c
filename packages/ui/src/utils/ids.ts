import { classes } from './classes.ts';

/** A list of ids for `aria-describedby` and its like; `undefined` when all are empty. */
export function joinIds(...parts: Parameters<typeof classes>): string | undefined {
  return classes(...parts) || undefined;
}

import { fileURLToPath } from 'node:url';
import { tidyScreenshots } from './tidy.ts';

/** Set-up of the project `stories`: tidies the screenshots that a run has written when it ends. */
export default function setup() {
  const started = Date.now();
  return () => tidyScreenshots(fileURLToPath(new URL('../..', import.meta.url)), started);
}

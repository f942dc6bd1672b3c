import { fileURLToPath } from 'node:url';
import { run } from './test/run.mjs';

if (process.env.CHROMATIC_PROJECT_TOKEN) {
  const root = fileURLToPath(new URL('..', import.meta.url));
  process.exitCode = await run(['chromatic'], { cwd: root });
} else {
  console.log(
    'Nothing was uploaded: set CHROMATIC_PROJECT_TOKEN to let designers review the stories in Chromatic.',
  );
}

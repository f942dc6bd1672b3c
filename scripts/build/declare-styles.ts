import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Writes an empty declaration for each style sheet that a package exports, in its directory.
 * TypeScript reports the import of a style sheet that has none.
 */
function main(): void {
  const cwd = process.cwd();
  const { publishConfig } = JSON.parse(readFileSync(join(cwd, 'package.json'), 'utf8')) as {
    publishConfig: { exports: Record<string, { types?: string }> };
  };
  for (const [entry, { types }] of Object.entries(publishConfig.exports)) {
    if (entry.endsWith('.css') && types) writeFileSync(join(cwd, types), 'export {};\n');
  }
}

if (import.meta.main) main();

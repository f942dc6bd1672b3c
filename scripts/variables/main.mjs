import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { readParts } from './components.mjs';
import { readTokens } from './tokens.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

const table = { variables: await readTokens(), parts: await readParts(root) };
const text = `${JSON.stringify(table, null, 2)}\n`;

if (process.argv.includes('--print')) process.stdout.write(text);
else await writeFile(new URL('../../packages/theme/variables.json', import.meta.url), text);

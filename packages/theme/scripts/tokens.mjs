import { writeFile } from 'node:fs/promises';
import { designTokensFile } from '../src/design-tokens.ts';

await writeFile(new URL('../tokens.json', import.meta.url), designTokensFile);

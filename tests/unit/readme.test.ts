import { describe, expect, it } from 'vitest';
import { listFiles, readText } from './source-files.ts';

const readme = readText('README.md');

describe('the README', () => {
  it('shows an example that compiles', () => {
    expect(readme).toContain(`\`\`\`tsx\n${readText('tests/unit/readme-example.tsx')}\`\`\``);
  });

  it('names commands and files that exist', () => {
    const { scripts } = JSON.parse(readText('package.json'));
    const commands = [...readme.matchAll(/npx pnpm@12 ([a-z-]+)/g)].map(([, name]) => name ?? '');
    expect(commands.filter((name) => !(name in scripts))).toEqual([]);
    const paths = [...readme.matchAll(/\]\(([^)#:]+)\)/g)].map(([, path]) => path ?? '');
    expect(paths.filter((path) => listFiles(path).length === 0)).toEqual([]);
  });
});

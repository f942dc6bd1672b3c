import { describe, expect, it } from 'vitest';
import { listFiles, readText } from './source-files.ts';

const glossary = readText('docs/glossary.md');

/** The last column of the glossary's tables. */
const avoided = glossary
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| Term'))
  .map((line) => line.split('|').at(-2) ?? '');

const names = avoided.flatMap((cell) =>
  Array.from(cell.matchAll(/`(\w+)`/g), ([, name = '']) => name),
);

const sources = listFiles('*.ts', '*.tsx', '*.mjs', '*.mdx', '*.md').filter(
  (path) =>
    path !== 'docs/glossary.md' &&
    path !== 'tests/unit/terminology.test.ts' &&
    !/(^|\/)CHANGELOG\.md$|^\.changeset\//.test(path),
);

/** Phrases that comments, test titles and documentation express more plainly, and what to write. */
const phrases = new Map([
  ['unless told otherwise', 'by default'],
  ['(is|are|was|were) told', 'is reported, is announced'],
  ['anew', 'again'],
  ['asked for', 'requested'],
  ['by and by', 'gradually'],
  ['by itself', 'automatically'],
  ['can(not)? be had', 'is available'],
  ['everybody', 'all users'],
  ['hands? over', 'pass, transfer'],
  ['in (its|the) stead', 'instead'],
  ['likewise', 'also'],
  ['no one', 'no user, nothing'],
  ['nobody', 'no user, nothing'],
  ['photographs?', 'image'],
  ['programmes?', 'events, schedule'],
  ['reckons?', 'calculate'],
  ['so many', 'the number'],
  ['somebody', 'a user'],
  ['stands', 'is'],
  ['who has left', 'after logout'],
  ['whoever', 'the user'],
  ['worked out', 'calculated'],
  ['worlds?', 'platform'],
  ['refus(al|als|es|ed)', 'rejection, rejected'],
  ['(behavi|fav)our(s|ite)?', 'American spelling'],
  ['catalogues?', 'catalog'],
  ['(organ|recogn|author|serial)is(e|es|ed|er|ing)', 'American spelling'],
  ['cancelled', 'canceled'],
  ['centre', 'center'],
  ['e-mails?', 'email'],
]);

const codeTokens =
  /\/\*[\s\S]*?\*\/|\/\/[^\n]*|\b(?:it|test|describe)\((?:'(?:[^'\\\n]|\\.)*'|`[^`]*`)|'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/g;

/** The text that people read: documentation, and the comments and test titles of code. */
function getProse(path: string): string {
  const text = readText(path);
  if (path.endsWith('.md') || path.endsWith('.mdx')) return text;
  return (text.match(codeTokens) ?? []).filter((token) => !/^['"`]/.test(token)).join('\n');
}

/** Files that may use an avoided name, and why. */
const exceptions = new Map([
  ['packages/ui/src/messages/en/identity.ts', 'interface text'],
  ['stories/identity/LoginFlow.stories.tsx', 'reads interface text'],
]);

describe('terminology', () => {
  it('reads the avoided names from the glossary', () => {
    expect(names.length).toBeGreaterThan(100);
  });

  it('uses no name that the glossary avoids', () => {
    const pattern = new RegExp(`\\b(?:${names.join('|')})\\b`, 'g');
    const found = sources
      .filter((path) => !exceptions.has(path))
      .flatMap((path) =>
        Array.from(new Set(readText(path).match(pattern)), (name) => `${path}: ${name}`),
      );
    expect(found).toEqual([]);
  });

  it.each([...phrases])('does not write “%s” for “%s”', (phrase) => {
    const pattern = new RegExp(`\\b${phrase}\\b`, 'i');
    const found = sources.flatMap((path) => {
      const [match] = pattern.exec(getProse(path)) ?? [];
      return match && !exceptions.has(path) ? [`${path}: ${match}`] : [];
    });
    expect(found).toEqual([]);
  });
});

import { existsSync, globSync, readFileSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { viewports } from '../../packages/storybook/src/preview/viewports.ts';
import { type Affected, ModuleGraph } from '../check/affected.ts';
import { readAtCommit } from '../git.ts';
import {
  comparePictures,
  findFileChange,
  findSeenTokens,
  findTokenChanges,
  type PictureDifference,
} from './find-causes.ts';
import { findContent } from './find-content.ts';
import type { Box, Entry, FileChange, Report, TokenChange } from './report.ts';
import { getPictureName, type StoryResult } from './run-stories.ts';

/** More screenshots than these are not decoded: a change of a token can affect all of them. */
const MAX_COMPARED = 300;

/** The report shows what changed in this many of the nearest files of an entry. */
const MAX_DIFFS = 4;

interface Settings {
  root: string;
  /** Where the results of the stories are, and the report goes. */
  folder: string;
  base: string;
  affected: Affected;
}

const screenshot = /\/__screenshots__\/[^/]+\.png$/;

async function readResults(folder: string): Promise<StoryResult[]> {
  const files = globSync('stories-*.json', { cwd: folder });
  const parts = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
  return parts.flatMap((part): StoryResult[] => JSON.parse(part));
}

/** The name of a screenshot or of a tree, without its extension. */
const getId = (baseline: string) => basename(baseline).replace(/\.(png|aria\.yml)$/, '');

/** The stories of a screenshot or tree: the file next to it with the longest name that fits. */
function findStoryFile(baseline: string, root: string): string | undefined {
  const folder = dirname(dirname(baseline));
  const id = getId(baseline).replaceAll('-', '');
  const area = basename(folder).replaceAll('-', '');
  return globSync(`${folder}/*.stories.tsx`, { cwd: root })
    .filter((file) => id.startsWith(`${area}${basename(file, '.stories.tsx').toLowerCase()}`))
    .sort((one, other) => other.length - one.length)[0];
}

const getComponent = (file: string) =>
  `${basename(dirname(file))}/${basename(file, '.stories.tsx')}`;

/** Words that a sentence writes with capitals; Storybook writes each word of a name with one. */
const capitals = new Map([
  ...['English', 'German', 'Persian', 'Mac', 'Safari'].map((word): [string, string] => [
    word,
    word,
  ]),
  ...['CSS', 'HTML', 'RSVP', 'URL'].map((word): [string, string] => [
    `${word.charAt(0)}${word.slice(1).toLowerCase()}`,
    word,
  ]),
  ['Urls', 'URLs'],
]);

/** `Calls On Click Once` is `Calls on click once`. */
const toSentence = (name: string) =>
  name
    .split(' ')
    .map((word, index) => {
      const isCapitalized = index > 0 && /^[A-Z][a-z]*$/.test(word);
      return capitals.get(word) ?? (isCapitalized ? word.toLowerCase() : word);
    })
    .join(' ');

const toWidth = ([name, { styles }]: [string, { styles: { width: string } }]): [string, string] => [
  name,
  `${Number.parseInt(styles.width, 10)} px wide`,
];

/** What the words of a mode mean; `.storybook/modes.ts` lists them. */
const modeTexts = new Map([
  ...Object.entries(viewports).map(toWidth),
  ['light', 'light'],
  ['dark', 'dark'],
  ['contrast', 'high contrast'],
  ['english', 'English'],
  ['german', 'German'],
  ['persian', 'Persian, right to left'],
]);

/** `-narrow-dark` after the name of a story is `360 px wide, dark`. */
const getMode = (suffix: string): string | undefined =>
  suffix
    .split('-')
    .filter(Boolean)
    .map((word) => modeTexts.get(word) ?? word)
    .join(', ') || undefined;

/** `primitives-button-wraps-long-text-dark` of `Button` is `Wraps long text` in the mode `dark`. */
function getStoryAndMode(
  id: string,
  file: string | undefined,
  root: string,
): { story: string; mode?: string } {
  const name = file ? basename(file, '.stories.tsx').toLowerCase() : '';
  const [, rest = id] = name ? id.split(`-${name}-`) : [];
  const words = rest.split('-');
  const source = file && existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : '';
  const exported = new Set(
    Array.from(source.matchAll(/^export const (\w+)/gm), ([, one = '']) => one.toLowerCase()),
  );
  // The longest beginning that is a story; all of it if the story is gone.
  const lengths = words.map((_, index) => words.length - index);
  const length =
    lengths.find((count) => exported.has(words.slice(0, count).join(''))) ?? words.length;
  const story = words.slice(0, length).join(' ');
  const mode = getMode(words.slice(length).join('-'));
  return { story: `${story.charAt(0).toUpperCase()}${story.slice(1)}`, ...(mode && { mode }) };
}

/** The size in the header of a PNG. */
const readSize = (picture: Buffer) => ({
  width: picture.readUInt32BE(16),
  height: picture.readUInt32BE(20),
});

/**
 * Sorts by component: those whose own file has changed first, and then those with the greatest difference.
 * A change of one component is otherwise hidden among the pages that have it.
 */
function sortEntries(entries: Entry[], changed: ReadonlySet<string>): void {
  const names = new Set([...changed].map((path) => basename(path).split('.')[0]));
  const isOwn = ({ component }: Entry) => names.has(basename(component));
  const shares = new Map<string, number>();
  for (const { component, picture } of entries) {
    // Without a share, all of the screenshot is new, gone or of another size.
    const share = picture ? (picture.share ?? 1) : 0;
    shares.set(component, Math.max(share, shares.get(component) ?? 0));
  }
  const getShare = ({ component }: Entry) => shares.get(component) ?? 0;
  entries.sort(
    (one, other) =>
      Number(isOwn(other)) - Number(isOwn(one)) ||
      getShare(other) - getShare(one) ||
      `${one.component} ${one.id}`.localeCompare(`${other.component} ${other.id}`, 'en'),
  );
}

/** Writes what the report shows, and copies the screenshots of the base commit. */
export async function createReport({ root, folder, base, affected }: Settings): Promise<Report> {
  await mkdir(join(folder, 'pictures'), { recursive: true });
  const results = await readResults(folder);
  const tokens = await findTokenChanges(base, root);
  const graph = new ModuleGraph();
  const changed = new Set(affected.changed.filter((path) => !path.includes('/__screenshots__/')));
  const nearest = new Map<string, readonly string[]>();
  const findChangedFiles = (file: string) => {
    const known = nearest.get(file) ?? graph.listReached(file).filter((path) => changed.has(path));
    nearest.set(file, known);
    return known;
  };

  /** What an entry has if nothing more is known than a file in `__screenshots__`. */
  function describe(baseline: string, file = findStoryFile(baseline, root)) {
    const id = getId(baseline);
    return {
      id,
      component: file ? getComponent(file) : basename(dirname(dirname(baseline))),
      ...getStoryAndMode(id, file, root),
      ...(file && { file }),
      violations: [],
      changedFiles: file ? findChangedFiles(file) : [],
      tokens: [],
    };
  }

  const entries: Entry[] = [];
  let compared = 0;

  /** Adds an entry of a screenshot that differs; returns whether it does. */
  async function addPicture(
    baseline: string,
    actual: boolean,
    rest: Partial<Entry>,
  ): Promise<boolean> {
    const old = readAtCommit(root, base, baseline);
    const afterName = getPictureName(baseline, 'after');
    const current = actual
      ? await readFile(join(folder, 'pictures', afterName))
      : existsSync(join(root, baseline)) && (await readFile(join(root, baseline)));
    if (!old && !current) return false;
    if (old && current && old.equals(current)) return false;
    let seen: TokenChange[] = [];
    let difference: PictureDifference | undefined;
    let content: Box | undefined;
    const sides = [old, current].filter((side): side is Buffer => Boolean(side));
    if (compared < MAX_COMPARED) {
      compared += 1;
      difference = old && current ? comparePictures(old, current) : undefined;
      // The screenshot was written again with other bytes and the same pixels.
      if (difference?.share === 0) return false;
      if (difference) seen = findSeenTokens(tokens, difference);
      content = findContent(sides);
    }
    const sizes = sides.map(readSize);
    const beforeName = getPictureName(baseline, 'before');
    if (old) await writeFile(join(folder, 'pictures', beforeName), old);
    if (current && !actual) await writeFile(join(folder, 'pictures', afterName), current);
    entries.push({
      ...describe(baseline, rest.file),
      ...rest,
      picture: {
        baseline,
        change: old ? (current ? 'changed' : 'removed') : 'new',
        ...(old && { before: `pictures/${beforeName}` }),
        ...(current && { after: `pictures/${afterName}` }),
        ...(difference && { share: difference.share }),
        size: {
          width: Math.max(...sizes.map(({ width }) => width)),
          height: Math.max(...sizes.map(({ height }) => height)),
        },
        ...(content && { content }),
        ...(difference?.box && { difference: difference.box }),
      },
      tokens: seen,
      isWritten: !actual,
    });
    return true;
  }

  const seenBaselines = new Set<string>();
  for (const { storyId, story, file, pictures, trees, violations, error } of results) {
    const id = storyId.replace('--', '-');
    const describeMode = (baseline: string) => {
      const mode = getMode(getId(baseline).slice(id.length));
      return {
        ...{ file, violations, ...(error && { error }) },
        story: toSentence(story),
        // Undefined too: the name of the file does not tell where the mode begins.
        mode,
      };
    };
    const withPicture = new Set<string>();
    for (const { baseline, actual } of pictures) {
      seenBaselines.add(baseline);
      const tree = trees.find((one) => getId(one.baseline) === getId(baseline));
      const rest = { ...describeMode(baseline), ...(tree && { tree }) };
      if (await addPicture(baseline, Boolean(actual), rest)) withPicture.add(getId(baseline));
    }
    for (const tree of trees.filter(({ baseline }) => !withPicture.has(getId(baseline)))) {
      const { baseline } = tree;
      const about = { ...describe(baseline, file), ...describeMode(baseline) };
      entries.push({ ...about, tree, isWritten: false });
    }
    if (pictures.length + trees.length === 0 && (error || violations.length > 0)) {
      const about = { ...describe(`${id}.png`, file), ...describeMode(id) };
      entries.push({ ...about, isWritten: true });
    }
  }
  for (const path of affected.changed) {
    if (screenshot.test(path) && !seenBaselines.has(path)) await addPicture(path, false, {});
  }
  for (const path of affected.changed.filter((one) => one.endsWith('.aria.yml'))) {
    addWrittenTree(path);
  }

  /** A tree that was written after the base commit belongs to the screenshot of the same story. */
  function addWrittenTree(path: string) {
    const before = readAtCommit(root, base, path)?.toString();
    if (before === undefined || !existsSync(join(root, path))) return;
    const tree = { baseline: path, before, after: readFileSync(join(root, path), 'utf8') };
    const known = entries.find(({ id }) => id === getId(path));
    if (known) known.tree ??= tree;
    else entries.push({ ...describe(path), tree, isWritten: true });
  }

  sortEntries(entries, changed);
  const diffs: Record<string, FileChange> = {};
  for (const { changedFiles } of entries) {
    for (const path of changedFiles.slice(0, MAX_DIFFS)) {
      const change = diffs[path] ?? findFileChange(base, path, root);
      if (change) diffs[path] = change;
    }
  }
  return {
    base,
    createdAt: new Date().toISOString(),
    changedFiles: [...changed],
    tokens,
    played: results.length,
    entries,
    diffs,
  };
}

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PNG } from 'pngjs';
import { git, readAtCommit } from '../git.ts';
import { readTokens, type Tokens } from '../variables/tokens.ts';
import { compareLines } from './compare-lines.ts';
import type { Box, FileChange, TokenChange } from './report.ts';

/** The tokens that differ from those of a commit, by the table in which the theme lists them. */
export async function findTokenChanges(base: string, root: string): Promise<TokenChange[]> {
  const table = git(root, 'show', `${base}:packages/theme/variables.json`).toString();
  const before: Tokens = JSON.parse(table).variables;
  const after = await readTokens();
  return Object.entries(after).flatMap(([name, choices]) =>
    Object.entries(choices)
      .map(([choice, value]) => ({ name, choice, before: before[name]?.[choice], after: value }))
      .filter((change): change is TokenChange =>
        Boolean(change.before && change.before !== change.after),
      ),
  );
}

/** How two screenshots of one size differ. */
export interface PictureDifference {
  /** Share of the pixels that differ, from 0 to 1. */
  share: number;
  /** How many pixels changed from one color to another: `#1a211e #0b5fff`. */
  pairs: ReadonlyMap<string, number>;
  /** The part that has all of these pixels; undefined if there are none. */
  box: Box | undefined;
}

const hex = (value: number) => `#${value.toString(16).padStart(6, '0')}`;

/** @returns nothing for screenshots of different sizes. */
export function comparePictures(before: Buffer, after: Buffer): PictureDifference | undefined {
  const from = PNG.sync.read(before);
  const to = PNG.sync.read(after);
  if (from.width !== to.width || from.height !== to.height) return undefined;
  const counts = new Map<number, number>();
  let different = 0;
  let [left, top, right, bottom] = [from.width, from.height, -1, -1];
  for (let index = 0; index < from.data.length; index += 4) {
    const old = from.data.readUInt32BE(index) >>> 8;
    const current = to.data.readUInt32BE(index) >>> 8;
    if (old === current) continue;
    different += 1;
    const x = (index / 4) % from.width;
    const y = Math.floor(index / 4 / from.width);
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
    const pair = old * 0x1000000 + current;
    counts.set(pair, (counts.get(pair) ?? 0) + 1);
  }
  const pairs = new Map<string, number>();
  for (const [pair, count] of counts) {
    pairs.set(`${hex(Math.floor(pair / 0x1000000))} ${hex(pair % 0x1000000)}`, count);
  }
  const box =
    different > 0
      ? { x: left, y: top, width: right + 1 - left, height: bottom + 1 - top }
      : undefined;
  return { share: different / (from.width * from.height), pairs, box };
}

/** The tokens whose old color became the new one in a screenshot, most pixels first. */
export function findSeenTokens(
  changes: readonly TokenChange[],
  { pairs }: Pick<PictureDifference, 'pairs'>,
): TokenChange[] {
  const count = ({ before, after }: TokenChange) => pairs.get(`${before} ${after}`) ?? 0;
  return changes.filter(count).sort((one, other) => count(other) - count(one));
}

/** A change of more lines is better read in an editor. */
const MAX_LINES = 60;

/** What changed in a file of text since a commit. @returns nothing for other files. */
export function findFileChange(base: string, path: string, root: string): FileChange | undefined {
  const file = join(root, path);
  const before = readAtCommit(root, base, path) ?? Buffer.alloc(0);
  const after = existsSync(file) ? readFileSync(file) : Buffer.alloc(0);
  if (before.includes(0) || after.includes(0)) return undefined;
  const lines = compareLines(before.toString(), after.toString());
  return { lines: lines.slice(0, MAX_LINES), omitted: Math.max(0, lines.length - MAX_LINES) };
}

import { cp, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  countKinds,
  type Entry,
  type EntryKind,
  getKind,
  getTitle,
  kindLabels,
  type Report,
} from './report.ts';

/** More pictures than these make a comment too long to read. */
const MAX_PICTURES = 12;

const kinds = Object.keys(kindLabels) as EntryKind[];

const toCell = (url: string | undefined, images: string) =>
  url ? `<img src="${images}/${url.replace('pictures/', '')}" width="240" />` : '–';

/**
 * The comment of a pull request: counts, and screenshots before and after.
 *
 * @param images URL of the folder with the screenshots, if they are public; without it there are only names.
 */
export function writeComment(
  { base, entries, played, tokens }: Report,
  images = process.env.REVIEW_IMAGES_URL,
): string {
  const lines = ['## Visual review', ''];
  if (entries.length === 0) {
    lines.push(`No story differs from \`${base}\`. ${played} stories ran.`);
    return `${lines.join('\n')}\n`;
  }
  const counts = countKinds(entries);
  lines.push(`| ${kinds.map((kind) => kindLabels[kind]).join(' | ')} | Stories that ran |`);
  lines.push(`|${kinds.map(() => '---').join('|')}|---|`);
  lines.push(`| ${kinds.map((kind) => counts[kind]).join(' | ')} | ${played} |`, '');
  for (const { name, choice, before, after } of tokens.slice(0, MAX_PICTURES)) {
    lines.push(`- \`${name}\` (${choice}): \`${before}\` → \`${after}\``);
  }
  if (images) lines.push('', '| Story | What | Before | After |', '|---|---|---|---|');
  else lines.push('', '| Story | What |', '|---|---|');
  for (const entry of entries.slice(0, MAX_PICTURES)) lines.push(toRow(entry, images));
  const left = entries.length - MAX_PICTURES;
  if (left > 0) lines.push('', `${left} more are in the report.`);
  lines.push('', 'The whole report is the artifact `review` of this run: open its `index.html`.');
  return `${lines.join('\n')}\n`;
}

function toRow(entry: Entry, images: string | undefined): string {
  const { picture, tree, violations, isWritten } = entry;
  const notes = [
    kindLabels[getKind(entry)],
    tree && 'roles differ',
    violations.length > 0 && `axe: ${violations.map(({ rule }) => rule).join(', ')}`,
    !isWritten && 'not in the repository',
  ].filter(Boolean);
  const cells = [getTitle(entry), notes.join('<br>')];
  if (images) cells.push(toCell(picture?.before, images), toCell(picture?.after, images));
  return `| ${cells.join(' | ')} |`;
}

/** Writes the comment, and copies the screenshots that it shows next to it. */
export async function writeCommentFolder(report: Report, folder: string): Promise<void> {
  const target = join(folder, 'comment');
  await mkdir(target, { recursive: true });
  await writeFile(join(target, 'comment.md'), writeComment(report));
  for (const { picture } of report.entries.slice(0, MAX_PICTURES)) {
    for (const url of [picture?.before, picture?.after]) {
      if (url) await cp(join(folder, url), join(target, url.replace('pictures/', '')));
    }
  }
}

/**
 * Runs the stories that a change can affect, and opens a report of the screenshots and roles that
 * differ. Accepting a screenshot in the report writes it into the repository.
 *
 *   npx pnpm@12 review [<file of stories> …] [--base <commit>] [--all] [--no-open]
 *
 * `--base` compares with another commit than HEAD, `--all` runs every story. `--shard 1/4` runs a part and
 * writes only its results; `--merge` makes the report of results that are there. `--no-open` writes the
 * report without showing it, and fails if something is not in the repository.
 */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import open from 'open';
import { findAffected } from '../check/affected.ts';
import { tidyScreenshots } from '../screenshots/tidy.ts';
import { createReport } from './create-report.ts';
import { countKinds, type Entry, type EntryKind, getKind, getTitle, kindLabels } from './report.ts';
import { clearResults, runStories } from './run-stories.ts';
import { serveReport } from './serve-report.ts';
import { writeCommentFolder } from './write-comment.ts';
import { buildPage, writeReport } from './write-report.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = join(root, 'results/review');
const started = Date.now();
const { values, positionals } = parseArgs({
  allowNegative: true,
  allowPositionals: true,
  options: {
    base: { type: 'string', default: 'HEAD' },
    all: { type: 'boolean', default: false },
    open: { type: 'boolean', default: true },
    shard: { type: 'string' },
    merge: { type: 'boolean', default: false },
  },
});

const affected = findAffected(values.base);
const { changed, because } = affected;
const isEverything = positionals.length === 0 && (values.all || because !== undefined);
const stories = positionals.length > 0 ? positionals : affected.stories;

if (!values.merge) {
  await clearResults(folder);
  await mkdir(folder, { recursive: true });
  if (isEverything && because) {
    console.log(`${because} can affect everything, so every story runs.`);
  } else if (!isEverything) {
    console.log(
      `Changed files: ${changed.length}. Files of stories that run: ${stories.length}. Many take minutes; name a file to run it alone.`,
    );
  }
  if (isEverything || stories.length > 0) {
    await runStories(isEverything ? undefined : stories, { root, folder, shard: values.shard });
  }
  if (values.shard) process.exit(0);
}

const report = await createReport({ root, folder, base: values.base, affected });
await writeReport(report, folder);
await buildPage(folder);
await writeCommentFolder(report, folder);

const counts = Object.entries(countKinds(report.entries))
  .filter(([, count]) => count > 0)
  .map(([kind, count]) => `${count} ${kindLabels[kind as EntryKind].toLowerCase()}`);
console.log(`\n${report.played} stories ran${counts.length > 0 ? `: ${counts.join(', ')}` : ''}.`);
for (const entry of report.entries.filter((one) => getKind(one) === 'failed')) {
  console.log(`\nFailed: ${getTitle(entry)} (${entry.file})\n${entry.error}`);
}

const isOpenQuestion = ({ isWritten, error, violations }: Entry) =>
  !isWritten || error !== undefined || violations.length > 0;

if (report.entries.length === 0) {
  console.log(`Nothing differs from ${values.base}.`);
} else if (!values.open) {
  console.log(`The report is ${join(folder, 'index.html')}.`);
  process.exitCode = report.entries.some(isOpenQuestion) ? 1 : 0;
} else {
  const server = await serveReport(report, { root, folder });
  console.log(`The report is at ${server.url}. Ctrl+C ends the review.`);
  await open(server.url).catch(() => undefined);
  await new Promise<void>((resolve) => process.once('SIGINT', resolve));
  await server.close();
  await tidyScreenshots(root, started);
  const entries = server.getEntries();
  const named = (decision: string | undefined) =>
    entries.filter((entry) => entry.decision === decision);
  console.log(
    `\n${named('accepted').length} accepted, ${named('rejected').length} rejected, ${named(undefined).length} not decided.`,
  );
  for (const entry of named('rejected')) {
    const picture = entry.picture?.baseline ?? entry.tree?.baseline ?? entry.file;
    console.log(`\nRejected: ${getTitle(entry)}\n  ${picture}`);
    if (entry.note) console.log(`  ${entry.note.replaceAll('\n', '\n  ')}`);
  }
  // Vitest has set it, because a screenshot that differs fails its story.
  process.exitCode = 0;
}

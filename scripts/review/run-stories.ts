import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { type Reporter, startVitest, type TestCase } from 'vitest/node';
import type { Violation } from './report.ts';

/** A screenshot that differs from the one in the repository. Paths are relative to its root. */
export interface PictureMismatch {
  /** The screenshot in the repository. */
  baseline: string;
  /** The one of this run, undefined if there was none to compare with and it was written. */
  actual?: string;
}

/** An accessibility tree that differs from the file in the repository. */
export interface TreeMismatch {
  baseline: string;
  before: string;
  after: string;
}

/** A story that ran, in each of its modes. */
export interface StoryResult {
  storyId: string;
  story: string;
  file: string;
  pictures: readonly PictureMismatch[];
  trees: readonly TreeMismatch[];
  violations: readonly Violation[];
  error?: string;
}

interface AxeReport {
  type: string;
  result?: {
    violations: readonly {
      id: string;
      help: string;
      helpUrl: string;
      nodes: readonly { target: readonly string[] }[];
    }[];
  };
}

/** The paths that Vitest names in the message of a screenshot that differs or is new. */
function readMismatch(message: string, root: string): PictureMismatch | undefined {
  const readPath = (label: string) => {
    const [, path] = new RegExp(`${label}:\\s+(\\S.*?\\.png)`).exec(message) ?? [];
    return path && relative(root, resolve(root, path));
  };
  const baseline = readPath('Reference screenshot');
  return baseline ? { baseline, actual: readPath('Actual screenshot') } : undefined;
}

function readStory(test: TestCase, root: string): StoryResult | undefined {
  const { storyId, reports = [] } = test.meta() as { storyId?: string; reports?: AxeReport[] };
  if (!storyId) return undefined;
  const file = relative(root, test.module.moduleId);
  const result: StoryResult & { pictures: PictureMismatch[]; trees: TreeMismatch[] } = {
    storyId,
    story: test.name,
    file,
    pictures: [],
    trees: [],
    violations: reports
      .flatMap((report) => (report.type === 'a11y' ? (report.result?.violations ?? []) : []))
      .map(({ id, help, helpUrl, nodes }) => ({
        rule: id,
        help,
        helpUrl,
        elements: nodes.map(({ target }) => target.join(' ')),
      })),
  };
  const others: string[] = [];
  for (const { message: colored, actual, expected } of test.result().errors ?? []) {
    const message = stripVTControlCharacters(colored);
    const mismatch = readMismatch(message, root);
    const [, tree] = /\bAccessibility tree of (\S+):/.exec(message) ?? [];
    if (mismatch) result.pictures.push(mismatch);
    else if (tree) {
      const baseline = join(dirname(file), '__screenshots__', `${tree}.aria.yml`);
      result.trees.push({ baseline, before: String(expected), after: String(actual) });
    } else others.push(message);
  }
  // Storybook puts a link to its server in front, which may not run.
  const texts = others.map((text) => text.replace(/^\s*Click to debug .*\n\s*/, ''));
  if (texts.length > 0) result.error = texts.join('\n\n');
  return result;
}

/**
 * Runs stories and keeps what differs in a folder: `stories-<part>.json` and the screenshots.
 *
 * @param files Files of stories; all if undefined.
 * @param shard A part of them, such as `1/4`.
 */
export async function runStories(
  files: readonly string[] | undefined,
  { root, folder, shard }: { root: string; folder: string; shard?: string },
): Promise<void> {
  const stories: StoryResult[] = [];
  let queued = 0;
  let ended = 0;
  // Vitest's own reporter prints each screenshot that differs as an error. The report shows those;
  // `main.ts` prints the stories that failed for another reason.
  const reporter: Reporter = {
    onTestRunStart(specifications) {
      queued = specifications.length;
    },
    onTestCaseResult(test) {
      const story = readStory(test, root);
      if (story) stories.push(story);
    },
    onTestModuleEnd(module) {
      const file = relative(root, module.moduleId);
      ended += 1;
      console.log(`${ended} of ${queued}: ${file}`);
      const error = module
        .errors()
        .map(({ message }) => message)
        .join('\n\n');
      // A file that cannot be imported has no stories that could fail.
      if (error)
        stories.push({
          ...{ storyId: file, story: file, file, error },
          ...{ pictures: [], trees: [], violations: [] },
        });
    },
  };
  const vitest = await startVitest([...(files ?? [])], {
    root,
    watch: false,
    project: ['stories'],
    shard,
    reporters: [reporter],
  });
  const unhandled = vitest.state.getUnhandledErrors();
  await vitest.close();
  if (unhandled.length > 0) {
    // Errors of the browser are objects of the same shape.
    const texts = unhandled.map((error) => (error as Partial<Error>)?.stack ?? String(error));
    throw new Error(`The run broke off.\n${texts.join('\n\n')}`);
  }
  const pictures = join(folder, 'pictures');
  await mkdir(pictures, { recursive: true });
  for (const { baseline, actual } of stories.flatMap((story) => story.pictures)) {
    if (actual) await cp(join(root, actual), join(pictures, getPictureName(baseline, 'after')));
  }
  const part = shard?.replace('/', '-of-') ?? 'all';
  await writeFile(join(folder, `stories-${part}.json`), JSON.stringify(stories));
}

/** The name of a screenshot in the report. */
export const getPictureName = (baseline: string, side: 'before' | 'after'): string =>
  `${basename(baseline, '.png')}-${side}.png`;

/** Removes the results of an earlier run. */
export const clearResults = (folder: string): Promise<void> =>
  rm(folder, { recursive: true, force: true });

import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Each project has one Vitest that is used for all mutants, because its start takes longer than most
 * tests.
 */
const runners = new Map();

async function getRunner(project, { bail = 0, testTimeout = 120_000 }) {
  // Vitest sets these only when it is started as a command, and Storybook's plugin reads them.
  Object.assign(process.env, { VITEST: 'true', TEST: 'true', NODE_ENV: 'test' });
  if (!runners.has(project)) {
    const { createVitest } = await import('vitest/node');
    const options = { root, project: [project], watch: false, bail, reporters: [{}] };
    runners.set(project, await createVitest({ ...options, silent: true, testTimeout }));
  }
  return runners.get(project);
}

async function closeRunner(project) {
  const runner = runners.get(project);
  runners.delete(project);
  await runner?.close();
}

/** Ends every Vitest, and forgets the exit code that it has set for tests that noticed a mutant. */
export async function closeRunners() {
  for (const project of [...runners.keys()]) await closeRunner(project);
  process.exitCode = 0;
}

/**
 * Runs files of tests or stories.
 *
 * @param options.bail How many failures end the run; 0 for none. That of a project's first run counts.
 * @param options.testTimeout The milliseconds after which a test fails. That of a project's first run
 *   counts. A slow test on a busy machine is no failure: the default is twice what the longest takes.
 * @param options.names Runs only the tests with these names.
 * @param options.seconds A mutant may loop forever. No run takes this long otherwise.
 * @returns the modules of the tests, and whether something failed; without modules after a loop.
 */
export async function runTests(project, paths, { names, seconds = 1200, ...options } = {}) {
  if (paths.length === 0) return { modules: [], failed: false };
  const runner = await getRunner(project, options);
  const pattern = names?.map((name) => RegExp.escape(name)).join('|');
  runner.setGlobalTestNamePattern(pattern === undefined ? '' : new RegExp(`(^| )(${pattern})$`));
  const specifications = await runner.globTestSpecifications(paths);
  const timeLimit = AbortSignal.timeout(seconds * 1000);
  const result = await Promise.race([
    runner.runTestSpecifications(specifications),
    new Promise((resolve) => timeLimit.addEventListener('abort', () => resolve(null))),
  ]);
  if (result === null) {
    // A worker that loops does not respond to Vitest, which would wait minutes for its end.
    spawnSync('pkill', ['-KILL', '-P', String(process.pid)]);
    await closeRunner(project);
    return { modules: [], failed: true };
  }
  const { testModules, unhandledErrors } = result;
  // Vitest also returns those of earlier runs.
  const files = new Set(specifications.map(({ moduleId }) => moduleId));
  const modules = testModules.filter(({ moduleId }) => files.has(moduleId));
  const failed = unhandledErrors.length > 0 || modules.some((one) => one.state() === 'failed');
  return { modules, failed };
}

/** Calls a function with a mutant in place of its file's text. */
export async function withMutant({ file, start, end, text }, callback) {
  const path = join(root, file);
  const source = await readFile(path, 'utf8');
  const write = async (content) => {
    await writeFile(path, content);
    for (const runner of runners.values()) runner.invalidateFile(path);
  };
  const restore = () => write(source);
  // At once: Vitest may end the process in a handler of its own.
  const stop = () => {
    writeFileSync(path, source);
    process.exit(130);
  };
  for (const signal of ['SIGINT', 'SIGTERM']) process.prependOnceListener(signal, stop);
  try {
    await write(source.slice(0, start) + text + source.slice(end));
    return await callback();
  } finally {
    await restore();
    for (const signal of ['SIGINT', 'SIGTERM']) process.off(signal, stop);
  }
}

import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from '../test/run.mjs';

const seconds = (started) => `${Math.round((performance.now() - started) / 1000)} s`;

/**
 * Returns the environment of a new contributor: the system's Node and npm, without variables of
 * this run.
 */
function newcomer() {
  const own = Object.entries(process.env).filter(
    ([name]) => !/^(npm_|pnpm_|NODE_|INIT_CWD)/i.test(name),
  );
  const path = (process.env.PATH ?? '')
    .split(':')
    .filter((folder) => !folder.includes('node_modules'));
  return { ...Object.fromEntries(own), PATH: path.join(':'), CI: 'true' };
}

/**
 * Measures a fresh clone until a running Storybook and a passing test; packages come from the local
 * store.
 */
export async function measureClone({ root }) {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-clone-'));
  const env = newcomer();
  try {
    await run(['git', 'clone', '--quiet', root, folder], { cwd: root });
    const storybook = await startStorybook(folder, env);
    const tested = performance.now();
    const code = await run(['npx', '--yes', 'pnpm@12', 'test'], { cwd: folder, env, whole: true });
    return [
      { what: 'Fresh clone to a running Storybook', figure: storybook },
      {
        what: 'From there to a green test',
        figure: code === 0 ? seconds(tested) : 'the test failed',
      },
    ];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const address = 'http://127.0.0.1:6006/index.json';

async function startStorybook(folder, env) {
  if (await responds(address)) throw new Error(`Stop what runs at ${address} first.`);
  const started = performance.now();
  const child = spawn('npx', ['--yes', 'pnpm@12', 'storybook', '--ci'], {
    cwd: folder,
    detached: true,
    stdio: 'ignore',
    env,
  });
  try {
    while (!(await responds(address))) {
      if (child.exitCode !== null) return 'it did not start';
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
    return seconds(started);
  } finally {
    if (child.exitCode === null) process.kill(-child.pid, 'SIGKILL');
  }
}

const responds = (url) =>
  fetch(url).then(
    (response) => response.ok,
    () => false,
  );

import { spawn } from 'node:child_process';

const running = new Set();

/** Ends a command and everything that it started. */
export function stop(child) {
  try {
    process.kill(-child.pid, 'SIGKILL');
  } catch {
    // It has ended already.
  }
}

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, () => {
    for (const child of running) stop(child);
    process.exit(1);
  });
}

/**
 * Starts a command in a separate process group, which ends with this process at the latest. `env`
 * extends this process's environment, or replaces it with `whole`.
 *
 * @returns its process; `stop` ends it.
 */
export function start(
  [command, ...parameters],
  { cwd, env = {}, whole = false, output = 'inherit' },
) {
  const child = spawn(command, parameters, {
    cwd,
    detached: true,
    stdio: ['ignore', output, output],
    env: { ...(whole ? {} : process.env), NO_COLOR: '1', ...env },
  });
  running.add(child);
  child.once('exit', () => {
    running.delete(child);
    stop(child);
  });
  return child;
}

/**
 * Runs a command of the workspace and leaves no process behind. The options are those of `start`.
 *
 * @returns its exit code.
 */
export function run(command, options) {
  return new Promise((resolve, reject) => {
    const child = start(command, options);
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

/**
 * Runs a step of a test, with its name above its output.
 *
 * @returns its exit code, and how long it took in seconds.
 */
export async function runStep({ name, command }, options) {
  console.log(`\n── ${name}`);
  const started = performance.now();
  const code = await run(command, options);
  return { code, seconds: Math.round((performance.now() - started) / 1000) };
}

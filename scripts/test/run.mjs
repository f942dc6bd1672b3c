import { spawn } from 'node:child_process';

const running = new Set();

/** Ends a command and everything that it started. */
function stop(child) {
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
 * Runs a command of the workspace in a separate process group and leaves no process behind. `env`
 * extends this process's environment, or replaces it with `whole`.
 *
 * @returns its exit code.
 */
export function run([command, ...parameters], { cwd, env = {}, whole = false }) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, parameters, {
      cwd,
      detached: true,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...(whole ? {} : process.env), NO_COLOR: '1', ...env },
    });
    running.add(child);
    child.once('error', reject);
    child.once('exit', (code) => {
      running.delete(child);
      stop(child);
      resolve(code ?? 1);
    });
  });
}

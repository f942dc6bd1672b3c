import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

/** Records forbidden side effects of a module's import. */
const watch = `
const done = [];
for (const name of ['fetch', 'setTimeout', 'setInterval', 'BroadcastChannel']) {
  const own = globalThis[name];
  globalThis[name] = function (...given) {
    done.push(name);
    return new.target ? new own(...given) : own.apply(this, given);
  };
}
for (const name of ['location', 'localStorage', 'sessionStorage']) {
  Object.defineProperty(globalThis, name, { configurable: true, get: () => void done.push(name) });
}`;

test.each([
  '@vitrine/client',
  '@vitrine/client/auth',
  '@vitrine/client/identity',
  '@vitrine/atoms',
  '@vitrine/ui',
])('S77 a server can import %s without requests, storage or timers', async (entryPoint) => {
  const script = `${watch}
await import('${entryPoint}');
process.stdout.write(JSON.stringify(done));`;
  const { stdout, stderr } = await promisify(execFile)(
    process.execPath,
    ['--input-type=module', '--eval', script],
    { timeout: 30_000, cwd: import.meta.dirname },
  );
  expect(JSON.parse(stdout)).toEqual([]);
  expect(stderr).toBe('');
});

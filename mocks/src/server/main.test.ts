import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url));

function start(PORT: string) {
  const child = spawn(process.execPath, ['--conditions=vitrine-source', MAIN], {
    env: { ...process.env, PORT },
  });
  const output = { text: '' };
  child.stdout.on('data', (chunk) => {
    output.text += chunk;
  });
  child.stderr.on('data', (chunk) => {
    output.text += chunk;
  });
  return { child, output };
}

async function freePort(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return String(typeof address === 'object' ? address?.port : 0);
}

test('the command serves the shop from its sources, and ends on a signal', {
  timeout: 30_000,
}, async () => {
  const port = await freePort();
  const { child, output } = start(port);
  await expect
    .poll(() => output.text, { timeout: 20_000 })
    .toContain(`at http://127.0.0.1:${port}`);
  const answer = await fetch(`http://127.0.0.1:${port}/ecom/v1/carts/current`);
  expect(answer.status).toBe(401);
  child.kill('SIGTERM');
  const [code] = await once(child, 'exit');
  expect(code).toBe(0);
});

test('the command says what is wrong with its port', { timeout: 30_000 }, async () => {
  const { child, output } = start('shop');
  const [code] = await once(child, 'exit');
  expect(code).toBe(1);
  expect(output.text).toContain('PORT is "shop". Set it to a number from 1 to 65535.');
});

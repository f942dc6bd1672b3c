import { parseArgs } from 'node:util';
import { createWorld } from '../world.ts';
import { HOSTED_PATH } from './hosted.ts';
import { createPlatformServer } from './index.ts';
import { PUBLIC_KEY_PATH } from './public-key.ts';

const host = '127.0.0.1';
const port = Number(process.env.PORT ?? 4010);
if (!Number.isInteger(port) || port < 1 || port > 65_535) {
  throw new TypeError(`PORT is "${process.env.PORT}". Set it to a number from 1 to 65535.`);
}

const { webhooks } = parseArgs({ options: { webhooks: { type: 'string' } } }).values;

const origin = `http://${host}:${port}`;
const world = createWorld({
  apiBaseUrl: origin,
  mediaBaseUrl: `${origin}/pictures`,
  hostedBaseUrl: origin + HOSTED_PATH,
  ...(webhooks !== undefined && { webhooks: { url: webhooks } }),
});

const server = await createPlatformServer({ world, port, host }).catch((error: unknown) => {
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
    throw new Error(`Port ${port} is taken. Stop what listens there, or set PORT to another.`);
  }
  throw error;
});

console.log(`${world.shop.name} answers at ${server.url} (${world.shop.products.length} products)`);
if (webhooks !== undefined) {
  console.log(`Webhooks go to ${webhooks}; ${server.url}${PUBLIC_KEY_PATH} proves them.`);
  console.log(await world.webhooks.publicKey());
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    server.close().then(() => process.exit(0));
  });
}

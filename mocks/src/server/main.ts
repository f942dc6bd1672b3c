import { parseArgs } from 'node:util';
import { createMockPlatform } from '../platform/mock-platform.ts';
import { HOSTED_PATH } from './hosted-page.ts';
import { CONTROL_PATH } from './identity-control.ts';
import { createIdentityServer, createPlatformServer } from './index.ts';
import { PUBLIC_KEY_PATH } from './public-key.ts';

const host = '127.0.0.1';

function getPort(variable: string, preset: number): number {
  const port = Number(process.env[variable] ?? preset);
  if (Number.isInteger(port) && port >= 1 && port <= 65_535) return port;
  throw new TypeError(
    `${variable} is "${process.env[variable]}". Set it to a number from 1 to 65535.`,
  );
}

const port = getPort('PORT', 4010);
const identityPort = getPort('IDENTITY_PORT', port + 1);

const { webhooks, control } = parseArgs({
  options: { webhooks: { type: 'string' }, control: { type: 'boolean', default: false } },
}).values;

const origin = `http://${host}:${port}`;
const platform = createMockPlatform({
  apiBaseUrl: origin,
  mediaBaseUrl: `${origin}/pictures`,
  hostedBaseUrl: origin + HOSTED_PATH,
  ...(webhooks !== undefined && { webhooks: { url: webhooks } }),
});

/** Returns a sentence with what to do if a port is taken. */
function createPortErrorHandler(variable: string, port: number) {
  return (error: unknown): never => {
    if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
      const advice = `Stop what listens there, or set ${variable} to another.`;
      throw new Error(`Port ${port} is taken. ${advice}`);
    }
    throw error;
  };
}

const server = await createPlatformServer({ platform, port, host }).catch(
  createPortErrorHandler('PORT', port),
);
const provider = await createIdentityServer({ platform, port: identityPort, host, control }).catch(
  createPortErrorHandler('IDENTITY_PORT', identityPort),
);

console.log(
  `${platform.shop.name} answers at ${server.url} (${platform.shop.products.length} products)`,
);
console.log(`People log in at ${provider.url}${control ? `; ${CONTROL_PATH} chooses how` : ''}`);
if (webhooks !== undefined) {
  console.log(`Webhooks go to ${webhooks}; ${server.url}${PUBLIC_KEY_PATH} proves them.`);
  console.log(await platform.webhooks.publicKey());
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    Promise.all([server.close(), provider.close()]).then(() => process.exit(0));
  });
}

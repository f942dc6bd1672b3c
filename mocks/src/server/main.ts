#!/usr/bin/env node
import { readFile } from 'node:fs/promises';
import { MEMBER_PASSWORD } from '../domains/identity/seed.ts';
import { createShopFactory } from '../fixtures/shop/create-shop-factory.ts';
import type { ShopFactory } from '../fixtures/shop/shop.ts';
import { createMockPlatform, type MockPlatform } from '../platform/mock-platform.ts';
import { HOSTED_PATH } from './hosted-page.ts';
import { CONTROL_PATH } from './identity-control.ts';
import { createIdentityServer, createPlatformServer } from './index.ts';
import { PUBLIC_KEY_PATH } from './public-key.ts';
import { OptionError, readServeOptions, type ServeOptions, USAGE } from './serve-options.ts';

const host = '127.0.0.1';

/** Returns a sentence with what to do if a port is taken. */
function createPortErrorHandler(option: string, port: number) {
  return (error: unknown): never => {
    if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
      throw new OptionError(
        `Port ${port} is taken. Stop what listens there, or set ${option} to another.`,
      );
    }
    throw error;
  };
}

/** Reads the shop of a JSON file. */
async function readShop(file: string): Promise<ShopFactory> {
  const content = await readFile(file, 'utf8').catch(() => {
    throw new OptionError(`--data is "${file}", which cannot be read. Check the path.`);
  });
  try {
    return createShopFactory(JSON.parse(content));
  } catch (error) {
    if (error instanceof SyntaxError) {
      throw new OptionError(`${file} is not JSON: ${error.message}`);
    }
    if (error instanceof TypeError) throw new OptionError(`${file}: ${error.message}`);
    throw error;
  }
}

const count = ({ length }: readonly unknown[], noun: string): string =>
  `${length} ${noun}${length === 1 ? '' : 's'}`;

/** Returns what a developer needs to connect a shop: URLs, ids, people and codes. */
function describePlatform(
  platform: MockPlatform,
  url: string,
  providerUrl: string,
  { control, webhooks }: ServeOptions,
): string {
  const { name, appId, products, coupons } = platform.shop;
  const events = platform.events.all();
  const people = platform.identity
    .members()
    .map(({ email, status }) =>
      status?.name === 'ACTIVE'
        ? email?.address
        : `${email?.address} (${status?.name.toLowerCase()})`,
    );
  const rows: [string, string][] = [
    ['apiBaseUrl', url],
    ['clientId', 'any text, such as "my-shop"'],
    ['Catalog app ID', appId],
    ['People', people.join(', ')],
    ['Password', `${MEMBER_PASSWORD} (of all of them)`],
    [
      'Coupon codes',
      coupons.map((coupon) => `${coupon.code} (${coupon.name})`).join(', ') || 'none',
    ],
    ['Webhooks', webhooks ?? 'not posted; --webhooks <url> posts them'],
    ['Their public key', url + PUBLIC_KEY_PATH],
  ];
  return [
    `${name} runs at ${url} (${count(products, 'product')}, ${count(events, 'event')})`,
    `People log in at ${providerUrl}${control ? `; ${CONTROL_PATH} chooses how` : ''}`,
    '',
    ...rows.map(([label, value]) => `${label.padEnd(18)}${value}`),
  ].join('\n');
}

async function serve(options: ServeOptions): Promise<void> {
  const { port, identityPort, data, control, webhooks } = options;
  const origin = `http://${host}:${port}`;
  const platform = createMockPlatform({
    apiBaseUrl: origin,
    mediaBaseUrl: `${origin}/pictures`,
    hostedBaseUrl: origin + HOSTED_PATH,
    ...(data !== undefined && { shop: await readShop(data) }),
    ...(webhooks !== undefined && { webhooks: { url: webhooks } }),
  });
  const server = await createPlatformServer({ platform, port, host }).catch(
    createPortErrorHandler('--port', port),
  );
  const provider = await createIdentityServer({
    platform,
    port: identityPort,
    host,
    control,
  }).catch(createPortErrorHandler('--identity-port', identityPort));

  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      Promise.all([server.close(), provider.close()]).then(() => process.exit(0));
    });
  }
  console.log(describePlatform(platform, server.url, provider.url, options));
  if (webhooks !== undefined) console.log(`\n${await platform.webhooks.publicKey()}`);
}

try {
  const options = readServeOptions(process.argv.slice(2), process.env);
  if (options === 'help') console.log(USAGE);
  else await serve(options);
} catch (error) {
  if (!(error instanceof OptionError)) throw error;
  console.error(error.message);
  process.exit(2);
}

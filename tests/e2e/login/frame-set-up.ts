import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { createProvider, type Provider } from './provider.ts';
import { type Site, servePage } from './servers.ts';
import { expectNothingLeft, getOutcome, openShop, startLogin } from './shop.ts';
import { type Sites, useSites } from './sites.ts';

/** Setup of the silent frame tests: a site, a provider and an attacker, each on its own origin. */
export interface FrameSetUp extends Sites {
  shop: Awaited<ReturnType<typeof openShop>>;
  provider: Provider;
  attacker: Site;
  /** Script of the attacker's page. */
  attack: string;
  /** Opens the site's page with these headers. */
  open(headers?: Record<string, string>): Promise<void>;
  /** A silent login, from its beginning to its end. */
  login(timeout?: number): ReturnType<typeof getOutcome>;
  /** Embeds a page in a frame of the site. */
  embed(url: string): Promise<unknown>;
  /** The provider's page waits until it is released. */
  pausePage(): { state: Promise<string>; release: () => void };
}

/** Sets up the three sites for the tests of a file, and proves after each that nothing is left. */
export function setUpFrame(): FrameSetUp {
  let headers: Record<string, string> = {};
  const setUp = Object.assign(
    useSites(() => headers),
    {
      attack: '',
      async open(responseHeaders: Record<string, string> = {}) {
        headers = responseHeaders;
        setUp.shop = await openShop(setUp.context, setUp.shopSite.origin);
      },
      async login(timeout?: number) {
        await startLogin(setUp.shop.page, setUp.provider, timeout);
        return getOutcome(setUp.shop.page);
      },
      embed: (url: string) => setUp.shop.page.evaluate(addFrame, url),
      pausePage() {
        let release = () => {};
        const released = new Promise<void>((resolve) => {
          release = resolve;
        });
        const state = new Promise<string>((resolve) => {
          setUp.provider.play(async ({ query, respond }) => {
            resolve(query.get('state') ?? '');
            await released;
            return respond();
          });
        });
        return { state, release };
      },
    },
  ) as FrameSetUp;

  beforeAll(async () => {
    setUp.attacker = await servePage('127.0.0.1', () => setUp.attack);
  });
  afterAll(async () => {
    await setUp.attacker?.close();
  });
  beforeEach(async () => {
    headers = {};
    setUp.provider = await createProvider();
  });
  afterEach(async () => {
    await expectNothingLeft(setUp.shop, setUp.provider);
    await setUp.provider.close();
  });
  return setUp;
}

const addFrame = (address: string) =>
  new Promise((resolve) => {
    const frame = document.createElement('iframe');
    frame.src = address;
    frame.onload = resolve;
    document.body.append(frame);
  });

/** Outcome of a successful login. */
export const member = { role: 'member' };

/** Outcome of a login that the browser or the provider rejects. */
export const rejected = (code: string) =>
  expect.objectContaining({ name: 'AuthorizationError', code });

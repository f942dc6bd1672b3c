import { join } from 'node:path';
import { createMockPlatform, getEventId } from '@vitrine/mocks';
import { createPlatformServer } from '@vitrine/mocks/server';
import { type Browser, chromium } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  findBrowser,
  getLaunchOptions,
} from '../../packages/storybook/src/browser/find-browser.ts';
import { buildShop } from './hydration/build.ts';
import { openPage, type SavedIds, type Visit } from './hydration/open-page.ts';
import { serveFolders } from './static-server.ts';

type Closable = { close(): Promise<void> };
let browser: Browser;
let visit: Visit;
const closing: Closable[] = [];
const platform = createMockPlatform();

beforeAll(async () => {
  const shop = await buildShop();
  const served = { html: '' };
  const platformServer = await createPlatformServer({ platform, port: 0 });
  const assetsFolder = join(import.meta.dirname, '../../mocks/assets');
  const files = await serveFolders([shop.browser, assetsFolder], (url) =>
    url === '/' ? served.html : undefined,
  );
  browser = await chromium.launch(getLaunchOptions(await findBrowser()));
  closing.push(platformServer, files, browser, shop);
  visit = { shop, browser, platform, site: files.url, served, apiBaseUrl: platformServer.url };
});

afterAll(async () => {
  await Promise.all(closing.map((one) => one.close()));
});

const slug = 'resonance-for-nine-strings';
const concert = `#/programme/${slug}`;
const order = platform.orders
  .all()
  .find(({ eventId, status }) => eventId === getEventId(slug) && status === 'PAID');

/** Each page of the demo store, and text that its server must send. */
const pages = [
  ['home', '#/', 'See the collection'],
  ['collections', '#/collections', 'Wool and linen'],
  ['a collection', '#/collections/light', 'Dome table lamp'],
  ['a narrowed collection', '#/collections/light?stock=1&sort=price-low', 'Dome table lamp'],
  ['a product', '#/objects/ridge-pillar-candle', 'Ridge pillar candle'],
  ['a selected variant', '#/objects/ridge-pillar-candle?Colour=Clay&Size=20+cm', '€56.00'],
  ['the search', '#/search?q=vase', 'Ring vase'],
  ['saved products', '#/saved', 'Nothing saved yet'],
  ['the comparison', '#/compare', 'Nothing to compare yet'],
  ['the programme', '#/programme', 'Resonance for nine strings'],
  ['an event', concert, 'Nine players sit among the audience'],
  ['the checkout of an event', `${concert}/checkout`, 'No tickets are held for you'],
  ['an order of tickets', `${concert}/orders/${order?.orderNumber}`, 'See you there'],
  ['no page', '#/nowhere', 'Page not found'],
] as const;

const anonymousToken = /^auth\.requestTokens .*"grantType":"anonymous"/;
const cart = /^cart\.getCurrentCart /;
const products = /^catalog\.queryProducts .*"filter":\{"slug":\{"\$in":/;

/**
 * Pages with data of one visitor: the text that the server sends instead, the text after the browser has
 * loaded that visitor's cart, and what the server and the browser request.
 */
const ofOneVisitor = [
  // The shelf below is the same for all visitors.
  ['the cart', '#/cart', 'Loading', 'Your cart is empty', [anonymousToken, products], [cart]],
  [
    'the way back from the checkout',
    '#/checked-out',
    'Looking up your order',
    'If you paid, your order is safe.',
    [],
    [cart],
  ],
  // The suggestions below are those for an order.
  [
    'thanks for an order',
    '#/thanks',
    'Looking up your order',
    'Thank you for your order',
    [],
    [cart, products],
  ],
] as const;

/** Token requests belong to each client, and not to the page. */
const ofThePage = (calls: readonly string[]) =>
  calls.filter((call) => !call.startsWith('auth.requestTokens'));

/**
 * Removes what is loaded after the page: the buttons beside the links of the header, which take no
 * space; the formatted description of an event, whose text is there from the start; and the codes of
 * tickets, whose space is reserved.
 */
const withoutLateParts = (html: string) =>
  html
    .replace(/<nav[^>]*aria-label="Main"[\s\S]*?<\/nav>/, '')
    .replace(/(<h2[^>]*EventView_notesTitle[^>]*>)[\s\S]*?<\/article>/, '$1')
    .replace(/(<span class="OrderTickets_square[^>]*>)[\s\S]*?<bdi/g, '$1<bdi');

describe('I1 a server-rendered page', () => {
  it.each(pages)('hydrates unchanged, and requests nothing twice: %s', async (...row) => {
    const [, hash, expectedText] = row;
    const page = await openPage(hash, visit);
    expect(page.markup).toContain(expectedText);
    expect(page.alive).toBe(page.sent);
    expect(withoutLateParts(page.end)).toBe(withoutLateParts(page.sent));
    const { consoleMessages, faults, shifts } = page;
    expect({ consoleMessages, faults, shifts }).toEqual({
      consoleMessages: [],
      faults: [],
      shifts: [],
    });
    const twice = ofThePage(page.byBrowser).filter((call) => page.byServer.includes(call));
    expect(twice).toEqual([]);
  });

  it.each(ofOneVisitor)(
    'leaves visitor data to the browser, and requests it once: %s',
    async (...row) => {
      const [, hash, sent, expectedText, ofServer, ofBrowser] = row;
      const page = await openPage(hash, visit);
      expect(page.markup).toContain(sent);
      expect(page.alive).toBe(page.sent);
      const { byServer, consoleMessages, faults } = page;
      expect({ byServer, consoleMessages, faults }).toEqual({
        byServer: ofServer.map((call) => expect.stringMatching(call)),
        consoleMessages: [],
        faults: [],
      });
      expect(page.text).not.toContain(sent);
      expect(page.text).toContain(expectedText);
      expect(ofThePage(page.byBrowser)).toEqual(
        ofBrowser.map((call) => expect.stringMatching(call)),
      );
    },
  );

  it('shows data stored on the device only after hydration', async () => {
    const [vase, lamp, bowls] = ['ring-vase', 'dome-table-lamp', 'nesting-bowls'].map(
      (slug) => platform.catalog.product(slug).id,
    ) as [string, string, string];
    const savedIds: SavedIds = {
      wishes: [vase, lamp],
      compare: [bowls],
      'recently-viewed': [bowls],
    };
    const { alive, sent, consoleMessages, faults, text } = await openPage('#/saved', visit, {
      savedIds,
    });
    expect(sent).toContain('Nothing saved yet');
    expect(alive).toBe(sent);
    expect({ consoleMessages, faults }).toEqual({ consoleMessages: [], faults: [] });
    for (const expectedText of [
      'Ring vase',
      'Dome table lamp',
      'Nesting bowls',
      '1 item to compare',
    ]) {
      expect(text).toContain(expectedText);
    }
  });

  it('is streamed: the shell is sent before the data, and the data only once', async () => {
    const release = platform.hold('catalog.*');
    let isHeld = true;
    const end = () => {
      isHeld = false;
      release();
    };
    // A stream that waits for its data would never end.
    const timeout = setTimeout(end, 10_000);
    let shell = '';
    const page = await openPage('#/objects/ridge-pillar-candle', visit, {
      render: (hash, apiBaseUrl) =>
        visit.shop.streamShop(hash, apiBaseUrl, (markup) => {
          if (!isHeld || !markup.includes('The shell of the store')) return;
          shell = markup;
          end();
        }),
    });
    clearTimeout(timeout);
    expect(shell).toContain('The shell of the store');
    expect(shell).not.toContain('Ridge pillar candle');
    expect(page.markup).toContain('Ridge pillar candle');
    expect(page.text).toContain('Ridge pillar candle');
    const { consoleMessages, faults } = page;
    expect({ consoleMessages, faults }).toEqual({ consoleMessages: [], faults: [] });
    const twice = ofThePage(page.byBrowser).filter((call) => page.byServer.includes(call));
    expect(twice).toEqual([]);
  });
});

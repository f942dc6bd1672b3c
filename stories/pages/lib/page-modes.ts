import type { MockPlatform } from '@vitrine/mocks';
import { expectNoOverflow, getPlatform, mockPlatform } from '@vitrine/storybook';
import type { MessageCatalog } from '@vitrine/ui';
import { persian } from '@vitrine/ui/messages/fa';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { calm, usual } from '../../cart/cart-contents.ts';
import { inAnyLanguage, ofTheShop, speaksOnly } from '../../lib/languages.ts';
import { ordered, type Playing, saving } from './checkout-actions.ts';
import { atWithConnection, cut } from './connection.ts';
import { dark, keepALot, narrow, rightToLeft, seen } from './shop-story.tsx';
import { hrefs } from './use-route.ts';

/** A store page that is tested in all modes. */
interface PageStory {
  href: string;
  /** The URL in Persian, if it contains a word. */
  persianHref?: string;
  /** Fills the cart. */
  fill?: (platform: MockPlatform) => void;
  /** Saves products on this device. */
  saveProducts?: () => void;
  /** Waits until the complete page is loaded, in any language. */
  waitForPage: (playing: Playing) => Promise<unknown>;
}

/** Waits for the header's cart button with its count. */
const counted = seen('button', /[8۸] \p{L}/u);

const totals = inAnyLanguage('cart.totals.includes');

/** Returns the names of a product and a collection in the language of the story. */
const getProductName = ({ loaded }: Playing, slug: string): string =>
  getPlatform(loaded).catalog.product(slug).name;
const getCollectionName = ({ loaded }: Playing, slug: string): string =>
  getPlatform(loaded).shop.collections.find((one) => one.slug === slug)?.name ?? '';

const seenProduct = (slug: string) => (playing: Playing) =>
  seen('link', getProductName(playing, slug))(playing);
const seenCollection = (slug: string) => (playing: Playing) =>
  seen('heading', getCollectionName(playing, slug))(playing);

const candles = async (playing: Playing) => {
  const name = getProductName(playing, 'ember-ridge-candle');
  const link = await playing.canvas.findByRole('link', { name });
  await waitFor(() => expect(link).toBeVisible());
  // A label contains the product's material.
  const label = link.closest('article')?.querySelector('p');
  await expect(label?.textContent).toMatch(/\p{L}{3}/u);
};

const pages = {
  home: {
    href: hrefs.home,
    waitForPage: async (playing) => {
      const { canvas } = playing;
      await canvas.findByRole('heading', { level: 1, name: /^Candles for|^شمع برای/ });
      await seenCollection('furniture')(playing);
      await canvas.findByRole('link', { name: getProductName(playing, 'ring-vase') });
      await canvas.findByRole('region', { name: inAnyLanguage('events.comingUp') });
    },
  },
  collections: { href: hrefs.collections, waitForPage: seenCollection('furniture') },
  collection: { href: hrefs.collection('for-the-table'), waitForPage: candles },
  search: {
    href: hrefs.search('candle'),
    persianHref: hrefs.search('شمع'),
    waitForPage: async (playing) => {
      await candles(playing);
      await playing.canvas.findByRole('heading', { level: 1, name: /[“«](candle|شمع)[”»]/ });
    },
  },
  product: { href: hrefs.product('ridge-pillar-candle'), waitForPage: seenProduct('ring-vase') },
  cart: {
    href: hrefs.cart,
    waitForPage: async ({ canvas }) => {
      await seen('button', inAnyLanguage('cart.checkout'))({ canvas });
      await canvas.findByText(totals);
    },
  },
  drawer: {
    href: hrefs.collection('for-the-table'),
    waitForPage: async (playing) => {
      await candles(playing);
      const { canvas, userEvent } = playing;
      await userEvent.click(await canvas.findByRole('button', { name: /[8۸] \p{L}/u }));
      await within(await screen.findByRole('dialog')).findByText(totals);
    },
  },
  openingCheckout: { href: hrefs.cart, fill: calm, waitForPage: saving },
  orderConfirmation: { href: hrefs.cart, fill: calm, waitForPage: ordered },
  comparison: {
    href: hrefs.compare,
    saveProducts: keepALot,
    waitForPage: seenProduct('ridge-pillar-candle'),
  },
  wishlist: {
    href: hrefs.wishlist,
    saveProducts: keepALot,
    waitForPage: seenProduct('cane-teapot'),
  },
  notFound: {
    href: '#/somewhere',
    waitForPage: seenCollection('furniture'),
  },
  offline: { href: hrefs.cart, fill: calm, waitForPage: cut },
} satisfies Record<string, PageStory>;

export type PageName = keyof typeof pages;

/** Checks that the current page and its open layers contain no English message of the catalog. */
export async function pageSpeaksOnly(
  messages: MessageCatalog,
  data: readonly string[] = ofTheShop,
): Promise<void> {
  for (const container of document.querySelectorAll('[data-story-canvas], [role=dialog]')) {
    await speaksOnly(container, messages, data);
  }
}

/** Creates a story of a page with items in the cart. */
export function createPageStory(
  page: PageName,
  globals: { locale?: string; theme?: string },
  also?: () => Promise<void>,
) {
  const {
    href,
    persianHref = href,
    fill = usual,
    saveProducts,
    waitForPage,
  }: PageStory = pages[page];
  const isPersian = globals.locale === rightToLeft.locale;
  return {
    globals,
    loaders: [mockPlatform(({ platform }) => fill(platform))],
    args: { navigate: fn() },
    beforeEach: (context: { loaded: object }) => {
      saveProducts?.();
      return atWithConnection(isPersian ? persianHref : href)(context);
    },
    play: (async (playing: Playing) => {
      await waitForPage(playing);
      if (fill === usual && page !== 'drawer') await counted(playing);
      await expectNoOverflow();
      await also?.();
    }) as never,
  };
}

/**
 * Creates a story of a page in all modes: screenshots at each width in both themes, where nothing
 * overflows the page or is cut off.
 */
export const allModes = (page: PageName) => createPageStory(page, { ...narrow, ...dark });

/** The same from right to left. */
export const allModesInPersian = (page: PageName) =>
  createPageStory(page, { ...narrow, ...dark, ...rightToLeft }, () => pageSpeaksOnly(persian, []));

import type { MockPlatform } from '@vitrine/mocks';
import type { MessageCatalog } from '@vitrine/ui';
import { persian } from '@vitrine/ui/messages/fa';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { calm, usual } from '../cart/fill.ts';
import { inAnyLanguage, ofTheShop, speaksOnly } from '../lib/languages.ts';
import { mockPlatform } from '../lib/world.ts';
import { ordered, type Playing, saving } from './checking-out.ts';
import { atWithConnection, cut } from './connection.ts';
import { dark, keepALot, narrow, rightToLeft, seen } from './shop-story.tsx';
import { hrefs } from './use-route.ts';

/** A page of the shop that is judged by its looks. */
interface Look {
  href: string;
  /** What is in the cart. */
  fill?: (platform: MockPlatform) => void;
  /** What the visitor keeps on this device. */
  kept?: () => void;
  /** Ends when all of the page is there, in whatever language. */
  isThere: (playing: Playing) => Promise<unknown>;
}

/** The cart in the head, when its count is known. */
const counted = seen('button', /[8۸] \p{L}/u);

const totals = inAnyLanguage('cart.totals.includes');

const candles = async ({ canvas }: Playing) => {
  const link = await canvas.findByRole('link', { name: 'Ember ridge candle' });
  await waitFor(() => expect(link).toBeVisible());
  // A label says what the object is made of, as the shop writes it.
  const label = link.closest('article')?.querySelector('p');
  await expect(label?.textContent).toMatch(/[a-z]{3}/);
};

const looks = {
  home: {
    href: hrefs.home,
    isThere: async ({ canvas }) => {
      await canvas.findByRole('heading', { level: 1, name: 'For the table' });
      await seen('heading', 'Furniture')({ canvas });
      await canvas.findByRole('region', { name: /Elmgreen/ });
    },
  },
  collections: { href: hrefs.collections, isThere: seen('heading', 'Furniture') },
  collection: { href: hrefs.collection('for-the-table'), isThere: candles },
  search: {
    href: hrefs.search('candle'),
    isThere: async (playing) => {
      await candles(playing);
      await playing.canvas.findByRole('heading', { level: 1, name: /[“«]candle[”»]/ });
    },
  },
  product: { href: hrefs.product('ridge-pillar-candle'), isThere: seen('link', 'Ring vase') },
  cart: {
    href: hrefs.cart,
    isThere: async ({ canvas }) => {
      await seen('button', inAnyLanguage('cart.checkout'))({ canvas });
      await canvas.findByText(totals);
    },
  },
  drawer: {
    href: hrefs.collection('for-the-table'),
    isThere: async (playing) => {
      await candles(playing);
      const { canvas, userEvent } = playing;
      await userEvent.click(await canvas.findByRole('button', { name: /[8۸] \p{L}/u }));
      await within(await screen.findByRole('dialog')).findByText(totals);
    },
  },
  handOff: { href: hrefs.cart, fill: calm, isThere: saving },
  comeBack: { href: hrefs.cart, fill: calm, isThere: ordered },
  comparison: {
    href: hrefs.compare,
    kept: keepALot,
    isThere: seen('link', 'Three-leg stool'),
  },
  wishlist: { href: hrefs.wishlist, kept: keepALot, isThere: seen('link', 'Cane teapot') },
  nowhere: {
    href: '#/somewhere',
    isThere: ({ canvas }) => canvas.findByRole('heading', { level: 1 }),
  },
  offline: { href: hrefs.cart, fill: calm, isThere: cut },
} satisfies Record<string, Look>;

export type LookName = keyof typeof looks;

/** The page on show, and what is open over it, say nothing of English but what the shop has written. */
export async function pageSpeaksOnly(
  words: MessageCatalog,
  data: readonly string[] = ofTheShop,
): Promise<void> {
  for (const place of document.querySelectorAll('[data-story-canvas], [role=dialog]')) {
    await speaksOnly(place, words, data);
  }
}

/** A story of a page as a shopper comes to it, with something in the cart. */
export function lookOf(page: LookName, globals: object, also?: () => Promise<void>) {
  const { href, fill = usual, kept, isThere }: Look = looks[page];
  return {
    globals,
    loaders: [mockPlatform(({ platform }) => fill(platform))],
    args: { navigate: fn() },
    beforeEach: (context: { loaded: object }) => {
      kept?.();
      return atWithConnection(href)(context);
    },
    play: (async (playing: Playing) => {
      await isThere(playing);
      if (fill === usual && page !== 'drawer') await counted(playing);
      await also?.();
    }) as never,
  };
}

/**
 * A story of a page in all its looks: its pictures are taken at each width in both themes, and
 * nothing stands out of the page or is cut off at any of them.
 */
export const everyLook = (page: LookName) => lookOf(page, { ...narrow, ...dark });

/** The same from right to left. */
export const everyLookInPersian = (page: LookName) =>
  lookOf(page, { ...narrow, ...dark, ...rightToLeft }, () => pageSpeaksOnly(persian));

import type { Loaded } from '@vitrine/storybook';
import { expect, waitFor } from 'storybook/test';
import { getProduct } from '../../lib/demo-products.ts';
import { Shop, type ShopProps } from '../shop/Shop.tsx';
import { hashLocation } from './hash-location.ts';
import { persianShopVoice, shopVoice } from './shop-messages.ts';

const viewport = (value: string) => ({ viewport: { value, isRotated: false } });

/** The widths at which pages are judged. */
export const large = viewport('large');
export const medium = viewport('medium');
export const small = viewport('small');
export const narrow = viewport('narrow');
/** Zoomed to 200 %. */
export const halved = viewport('halved');
export const zoomed = viewport('zoomed');

export const dark = { theme: 'dark' };
export const rightToLeft = { locale: 'fa-IR' };

/** Common setup of page stories: the complete store, opened at a URL by `at`. */
export const shopStory = {
  component: Shop,
  globals: large,
  parameters: {
    messages: { 'en-GB': shopVoice, 'fa-IR': persianShopVoice },
    location: hashLocation,
  },
  render: (args: ShopProps, { loaded }: { loaded: Record<string, unknown> }) => (
    <Shop {...args} platform={(loaded as Loaded).platform} />
  ),
};

/**
 * Setup of stories that show a state of a page. Header and footer are in the screenshots of
 * `AllModes`.
 */
export const pageStateStory = {
  ...shopStory,
  parameters: { ...shopStory.parameters, screenshot: 'main' as const },
};

export interface Player {
  canvas: {
    findByRole: (role: string, options: object) => Promise<HTMLElement>;
    findByText: (text: RegExp) => Promise<HTMLElement>;
  };
}

/** Creates a play function that waits for an element of the complete page. */
export const seen =
  (role: string, name: string | RegExp) =>
  async ({ canvas }: Player) => {
    await waitFor(async () => expect(await canvas.findByRole(role, { name })).toBeVisible());
  };

/** Saves four products for a visitor, and compares three. */
export function keepALot(): void {
  keep('wishes', 'ring-vase', 'dome-table-lamp', 'fold-throw', 'cane-teapot');
  keep('compare', 'ridge-pillar-candle', 'ring-vase', 'three-leg-stool');
}

/** Saves products on this device before the story: for `compare`, `wishes` and so on. */
export function keep(name: 'compare' | 'wishes' | 'recently-viewed', ...slugs: string[]): void {
  const ids = slugs.map((slug) => getProduct(slug)._id);
  localStorage.setItem(`vitrine.${name}`, JSON.stringify(ids));
}

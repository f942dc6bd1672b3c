import { mockPlatform } from '@vitrine/storybook';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { usual } from '../cart/cart-contents.ts';
import { getAnnouncement } from '../lib/announcements.ts';
import { at } from './lib/at.ts';
import { narrow, seen, shopStory } from './lib/shop-story.tsx';
import { hrefs } from './lib/use-route.ts';

const meta = preview.meta({
  title: 'Pages/ProductPage',
  ...shopStory,
  loaders: [mockPlatform(({ platform }) => usual(platform))],
  beforeEach: at(hrefs.product('ridge-pillar-candle')),
});

const complete = seen('link', 'Ring vase');

export const ShowsSizesInOneRowNarrow = meta.story({
  globals: narrow,
  play: async ({ canvas }) => {
    await complete({ canvas });
    const cells = canvas.getAllByRole('radio', { name: /^\d+ cm/ });
    await expect(cells).toHaveLength(3);
    const rows = new Set(cells.map((cell) => cell.getBoundingClientRect().top));
    await expect(rows.size).toBe(1);
  },
});

export const AnnouncesSavingAndShowsCompareTray = meta.story({
  beforeEach: at(hrefs.product('ring-vase')),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Save Ring vase' }));
    await waitFor(() => expect(getAnnouncement()).toMatch(/ saved$/));
    await expect(canvas.getByRole('button', { name: 'Remove Ring vase from saved' })).toBeEnabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Compare (Ring vase)' }));
    const tray = await canvas.findByRole('region', { name: 'Compare' });
    await expect(tray).toHaveTextContent('1 object to compare');
    await canvas.findByRole('link', { name: 'Dipped cup' });
  },
});

export const OffersNotificationForSoldOutSize = meta.story({
  globals: narrow,
  play: async ({ canvas, userEvent }) => {
    await complete({ canvas });
    await userEvent.click(canvas.getByRole('radio', { name: /^20 cm/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Email me when it’s back' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Email me when it’s back' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Email' }), 'mia@example.com');
    await userEvent.click(dialog.getByRole('checkbox'));
    await userEvent.click(dialog.getByRole('button', { name: 'Notify me' }));
    const text = 'Done. We’ll email mia@example.com when it’s back.';
    await waitFor(async () => expect(await dialog.findByText(text)).toBeVisible());
  },
});

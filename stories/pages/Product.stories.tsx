import { expect, screen, waitFor, within } from 'storybook/test';
import { mockPlatform } from '../../.storybook/mock-platform.ts';
import preview from '../../.storybook/preview.tsx';
import { usual } from '../cart/cart-contents.ts';
import { spoken } from '../lib/announcements.ts';
import { at } from './lib/at.ts';
import { narrow, seen, shopStory } from './lib/shop-story.tsx';
import { hrefs } from './lib/use-route.ts';

const meta = preview.meta({
  title: 'Pages/Product',
  ...shopStory,
  loaders: [mockPlatform(({ platform }) => usual(platform))],
  beforeEach: at(hrefs.product('ridge-pillar-candle')),
});

const complete = seen('link', 'Ring vase');

export const ThreeSizesStandInARowOnANarrowPage = meta.story({
  globals: narrow,
  play: async ({ canvas }) => {
    await complete({ canvas });
    const cells = canvas.getAllByRole('radio', { name: /^\d+ cm/ });
    await expect(cells).toHaveLength(3);
    const rows = new Set(cells.map((cell) => cell.getBoundingClientRect().top));
    await expect(rows.size).toBe(1);
  },
});

export const WhatIsKeptAndComparedIsSaid = meta.story({
  beforeEach: at(hrefs.product('ring-vase')),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Keep Ring vase' }));
    await waitFor(() => expect(spoken()).toMatch(/is kept$/));
    await expect(canvas.getByRole('button', { name: 'Stop keeping Ring vase' })).toBeEnabled();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Compare (Ring vase)' }));
    const tray = await canvas.findByRole('region', { name: 'Compare' });
    await expect(tray).toHaveTextContent('1 object to compare');
    await canvas.findByRole('link', { name: 'Dipped cup' });
  },
});

export const ASoldOutSizeLeadsToTheMessage = meta.story({
  globals: narrow,
  play: async ({ canvas, userEvent }) => {
    await complete({ canvas });
    await userEvent.click(canvas.getByRole('radio', { name: /^20 cm/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Tell me when it is back' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Tell me when it is back' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'E-mail' }), 'mia@example.com');
    await userEvent.click(dialog.getByRole('checkbox'));
    await userEvent.click(dialog.getByRole('button', { name: 'Tell me' }));
    const words = 'We will write to mia@example.com when it is back.';
    await waitFor(async () => expect(await dialog.findByText(words)).toBeVisible());
  },
});

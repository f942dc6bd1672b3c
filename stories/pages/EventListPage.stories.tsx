import { expectNoOverflow, mockPlatform } from '@vitrine/storybook';
import { expect, waitFor, type within } from 'storybook/test';
import { inModes } from '../../.storybook/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { at } from './lib/at.ts';
import { medium, shopStory } from './lib/shop-story.tsx';
import { hrefs } from './lib/use-route.ts';

const meta = preview.meta({
  title: 'Pages/EventListPage',
  ...shopStory,
  loaders: [mockPlatform()],
  beforeEach: at(hrefs.events),
});

const waitUntilIdle = () =>
  waitFor(() => expect(document.querySelector('[data-pending]')).toBeNull());

/** Waits until a page of the list and the counts of its tabs are loaded. */
const listed = async ({ canvas }: { canvas: object }) => {
  const { getAllByRole } = canvas as ReturnType<typeof within>;
  await waitFor(() => expect(getAllByRole('article')).toHaveLength(12));
  await waitFor(() => expect(getAllByRole('tab')[0]).toHaveTextContent(/[\d۰-۹]/));
  await waitUntilIdle();
  await expectNoOverflow();
};

export const Modes = meta.story({
  parameters: {
    chromatic: inModes('light', 'dark', 'medium', 'narrow', 'persian', 'narrow persian'),
  },
  play: listed,
});

export const Cards = meta.story({
  parameters: { screenshot: 'window' },
  beforeEach: at(`${hrefs.events}?view=cards`),
  play: listed,
});

export const CalendarMedium = meta.story({
  globals: medium,
  beforeEach: at(`${hrefs.events}?view=calendar&day=2026-12-03`),
  play: async ({ canvas }) => {
    await canvas.findByRole('gridcell', { name: /^Thursday 3 December 2026, \d events?$/ });
    await waitUntilIdle();
  },
});

export const Calendar = meta.story({
  beforeEach: at(`${hrefs.events}?view=calendar&day=2026-12-13`),
  play: async ({ canvas }) => {
    await canvas.findByRole('gridcell', { name: /^Sunday 13 December 2026, \d events?$/ });
    await waitUntilIdle();
  },
});

export const RestoresFocusAndScrollOnBack = meta.story({
  parameters: { requirements: ['G1'], screenshot: 'window' },
  beforeEach: at(`${hrefs.events}?dates=2026-12-01..2026-12-20`),
  play: async ({ canvas, userEvent }) => {
    const row = () => canvas.findByRole('link', { name: 'Glaze clinic' });
    (await row()).scrollIntoView({ block: 'center' });
    const { top } = (await row()).getBoundingClientRect();
    await userEvent.click(await row());
    await canvas.findByRole('heading', { level: 1, name: 'Glaze clinic' });
    window.scrollTo(0, 0);
    window.history.back();
    await row();
    await waitFor(async () => expect(await row()).toHaveFocus());
    await waitFor(async () => {
      const again = (await row()).getBoundingClientRect().top;
      expect(Math.abs(again - top)).toBeLessThan(2);
    });
    await canvas.findByRole('button', { name: 'Remove Tue 1 Dec to Sun 20 Dec' });
    await waitUntilIdle();
    window.scrollTo(0, 0);
  },
});

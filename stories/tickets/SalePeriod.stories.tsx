import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { getAnnouncement } from '../lib/announcements.ts';
import {
  boxOffice,
  getRow,
  hall,
  pass,
  resonance,
  resonanceId,
  Selector,
  take,
} from './ticket-selector-demo.tsx';

const meta = preview.meta({
  title: 'Tickets/SalePeriod',
  component: Selector,
  parameters: { layout: 'padded' },
  args: { eventId: resonanceId, onReserved: fn() },
});

export const OpensByPlatformClock = meta.story({
  parameters: { requirements: ['R18', 'R20', 'T2'] },
  loaders: [
    boxOffice((platform) => {
      const from = new Date(platform.clock.now() + 90_000);
      platform.tickets.setSale(resonance, 'At the door', { from });
    }),
  ],
  play: async ({ canvas, loaded }) => {
    const row = await getRow(canvas, 'At the door');
    await row.findByText(/On sale from 27 November at 11:01 CET/);
    await row.findByText('(in 01:30)');
    await expect(row.queryByRole('spinbutton')).toBeNull();
    pass(loaded, 90);
    window.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => {
      pass(loaded, 1);
      return expect(canvas.getByRole('spinbutton', { name: /At the door/ })).toHaveValue('0');
    });
    await waitFor(() => expect(getAnnouncement()).toBe('At the door is on sale.'));
  },
});

/** A Saturday morning in Denmark: in the following night, clocks change from 02:00 to 03:00. */
const beforeSummerTime = Date.parse('2027-03-27T10:00:00Z');

export const HandlesDaylightSavingTime = meta.story({
  parameters: { requirements: ['R20'] },
  loaders: [
    boxOffice(
      (platform) => {
        platform.tickets.setSale(resonance, 'At the door', { from: new Date('2027-03-28T01:00Z') });
        const once = new Date('2027-03-27T09:00Z');
        platform.tickets.setSale(resonance, 'First row', { from: once, until: once });
        platform.tickets.setSale(resonance, hall, { until: new Date('2028-01-04T08:00Z') });
      },
      { moment: beforeSummerTime },
    ),
  ],
  play: async ({ canvas, loaded }) => {
    const opening = await getRow(canvas, 'At the door');
    await opening.findByText(/On sale from 28 March at 03:00 CEST/);
    await opening.findByText('(in 15:00:00)');
    const over = await getRow(canvas, 'First row');
    await over.findByText(/^Sales ended on 27 March at 10:00 CET$/);
    await (await getRow(canvas, hall)).findByText('On sale until 4 January 2028 at 09:00 CET');
    await expect(over.queryByRole('spinbutton')).toBeNull();
    pass(loaded, 15 * 3600);
    await waitFor(() => {
      pass(loaded, 1);
      return expect(canvas.getByRole('spinbutton', { name: /At the door/ })).toHaveValue('0');
    });
  },
});

export const EndsDuringSelection = meta.story({
  parameters: { requirements: ['R19'] },
  loaders: [
    boxOffice((platform) =>
      platform.tickets.setSale(resonance, hall, { until: new Date(platform.clock.now() + 60_000) }),
    ),
  ],
  play: async ({ canvas, userEvent, loaded }) => {
    await take(canvas, userEvent, hall, 2);
    pass(loaded, 61);
    const row = await getRow(canvas, hall);
    await row.findByText(`Sales of ${hall} have ended.`);
    await userEvent.click(row.getByRole('button', { name: `Remove ${hall}` }));
    await canvas.findByText('0 tickets');
    const folded = await getRow(canvas, hall);
    await folded.findByText(/^Sales ended on 27 November/);
  },
});

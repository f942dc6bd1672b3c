import { ReservationEndedDialog, ReservationTimer } from '@vitrine/ui';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { inModes } from '../../.storybook/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { getAnnouncement } from '../lib/announcements.ts';
import { allRead } from '../lib/wait-for-queries.ts';
import {
  boxOffice,
  getLoaded,
  getReservation,
  hall,
  leaveAHold,
  pass,
  resonance,
  resonanceId,
  Selector,
  take,
  timesCalled,
} from './ticket-selector-demo.tsx';

const MINUTE = 60;

const meta = preview.meta({
  title: 'Tickets/Reservation',
  component: Selector,
  subcomponents: { ReservationEndedDialog, ReservationTimer },
  parameters: { layout: 'padded' },
  loaders: [boxOffice()],
  args: { eventId: resonanceId, onReserved: fn() },
});

type Play = Parameters<typeof take>;

/** Reserves a number of seats in the hall. */
async function hold(canvas: Play[0], user: Play[1], count: number): Promise<void> {
  await take(canvas, user, hall, count);
  await user.click(canvas.getByRole('button', { name: 'Continue to your details' }));
  await canvas.findByText(`${count} tickets held for you`);
}

/**
 * Advances the time after everything is loaded: other reservations expire meanwhile, and the state
 * in a response would be random.
 */
async function passRead(loaded: unknown, seconds: number): Promise<void> {
  await allRead(loaded);
  pass(loaded, seconds);
}

/** Moves on by steps, each of which the page notices. */
async function until(loaded: unknown, seconds: number, shown: string): Promise<void> {
  await passRead(loaded, seconds);
  await waitFor(() => expect(screen.getByText(shown)).toBeInTheDocument());
}

export const ReplacesReservationOnQuantityChange = meta.story({
  parameters: { requirements: ['R6'] },
  play: async ({ canvas, userEvent, loaded }) => {
    await hold(canvas, userEvent, 2);
    const former = getReservation(loaded).reservation?._id;
    await userEvent.click(canvas.getByRole('button', { name: `Increase quantity of ${hall}` }));
    await userEvent.click(canvas.getByRole('button', { name: 'Continue to your details' }));
    await canvas.findByText('3 tickets held for you');
    await expect(getReservation(loaded).reservation?._id).not.toBe(former);
    await waitFor(() => expect(timesCalled(loaded, 'cancelReservation')).toBe(1));
  },
});

export const OffersReplacementWhenTicketsRunShort = meta.story({
  parameters: { requirements: ['R6'] },
  loaders: [boxOffice(({ tickets }) => tickets.setLeft(resonance, hall, 3))],
  play: async ({ canvas, userEvent, loaded }) => {
    await hold(canvas, userEvent, 2);
    // The limit of the stepper, which it announces, is that of the tickets after the hold.
    await allRead(loaded);
    await userEvent.click(canvas.getByRole('button', { name: `Increase quantity of ${hall}` }));
    await userEvent.click(canvas.getByRole('button', { name: 'Continue to your details' }));
    const swap = await canvas.findByRole('button', { name: 'Release them and try again' });
    await expect(getReservation(loaded).status).toBe('reserved');
    await canvas.findByText(/Your earlier tickets are still held/);
    await userEvent.click(swap);
    await canvas.findByText('3 tickets held for you');
  },
});

export const ReleasesTicketsWhileOffline = meta.story({
  parameters: { requirements: ['R7'] },
  play: async ({ canvas, userEvent, loaded }) => {
    await hold(canvas, userEvent, 2);
    getLoaded(loaded).platform.fail('tickets.cancelReservation', 'offline', { times: 1 });
    await userEvent.click(canvas.getByRole('button', { name: 'Release tickets' }));
    await waitFor(() => expect(canvas.queryByText('2 tickets held for you')).toBeNull());
    await waitFor(() => expect(timesCalled(loaded, 'cancelReservation')).toBe(2));
    await expect(canvas.getByRole('spinbutton', { name: `Quantity of ${hall}` })).toHaveValue('2');
  },
});

export const ResumesReservationOfOtherTab = meta.story({
  parameters: { requirements: ['R8', 'R9'] },
  play: async ({ canvas, userEvent, loaded }) => {
    await leaveAHold(loaded, hall, 2);
    const resume = await canvas.findByRole('button', { name: 'Resume' });
    await canvas.findByText(/^2 tickets are held for you until 11:20, from another page/);
    await userEvent.click(resume);
    await canvas.findByText('2 tickets held for you');
    await expect(canvas.getByRole('spinbutton', { name: `Quantity of ${hall}` })).toHaveValue('2');
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Resume' })).toBeNull());
  },
});

export const ReleasesReservationOnStartOver = meta.story({
  parameters: { requirements: ['R9'] },
  play: async ({ canvas, userEvent, loaded }) => {
    await leaveAHold(loaded, hall, 2);
    await userEvent.click(await canvas.findByRole('button', { name: 'Start over' }));
    await waitFor(() => expect(timesCalled(loaded, 'cancelReservation')).toBe(1));
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Resume' })).toBeNull());
  },
});

export const AnnouncesRemainingTime = meta.story({
  parameters: { requirements: ['R10', 'R17', 'T15'] },
  play: async ({ canvas, userEvent, loaded }) => {
    await hold(canvas, userEvent, 2);
    await until(loaded, 15 * MINUTE, '05:00');
    await waitFor(() =>
      expect(getAnnouncement()).toBe('Your tickets are held for five more minutes.'),
    );
    await expect(canvas.queryByRole('button', { name: 'Hold longer' })).toBeNull();
    await until(loaded, 3 * MINUTE, '02:00');
    await waitFor(() => expect(getAnnouncement()).toMatch(/two more minutes/));
    await canvas.findByRole('button', { name: 'Hold longer' });
    // A sleep that passes over the last minute.
    await until(loaded, 95, '00:25');
    await waitFor(() => expect(getAnnouncement()).toMatch(/thirty more seconds/));
  },
});

export const RenewsReservation = meta.story({
  parameters: { requirements: ['R11', 'T16'] },
  play: async ({ canvas, userEvent, loaded }) => {
    await hold(canvas, userEvent, 2);
    await until(loaded, 19 * MINUTE, '01:00');
    const former = getReservation(loaded).reservation?._id;
    await userEvent.click(await canvas.findByRole('button', { name: 'Hold longer' }));
    await canvas.findByText('20:00');
    await expect(getReservation(loaded).reservation?._id).not.toBe(former);
    await waitFor(() => expect(timesCalled(loaded, 'cancelReservation')).toBe(1));
  },
});

export const KeepsReservationWhenRenewalFails = meta.story({
  parameters: { requirements: ['R11', 'T16'] },
  play: async ({ canvas, userEvent, loaded }) => {
    await hold(canvas, userEvent, 2);
    await until(loaded, 19 * MINUTE, '01:00');
    getLoaded(loaded).platform.tickets.setLeft(resonance, hall, 1);
    await userEvent.click(await canvas.findByRole('button', { name: 'Hold longer' }));
    await canvas.findByText(
      /^We couldn’t extend the hold. Your tickets are still held until 11:20/,
    );
    await expect(getReservation(loaded).status).toBe('reserved');
    (document.activeElement as HTMLElement).blur();
  },
});

export const StopsAfterTenRenewals = meta.story({
  parameters: { requirements: ['R12'] },
  play: async ({ canvas, userEvent, loaded }) => {
    await hold(canvas, userEvent, 2);
    for (let renewals = 0; renewals < 10; renewals += 1) {
      await until(loaded, 19 * MINUTE, '01:00');
      await userEvent.click(await canvas.findByRole('button', { name: 'Hold longer' }));
      await canvas.findByText('20:00');
    }
    await until(loaded, 19 * MINUTE, '01:00');
    await expect(canvas.queryByRole('button', { name: 'Hold longer' })).toBeNull();
  },
});

export const KeepsSelectionWhenReservationEnds = meta.story({
  parameters: { requirements: ['R13'] },
  play: async ({ canvas, userEvent, loaded }) => {
    await hold(canvas, userEvent, 2);
    await passRead(loaded, 20 * MINUTE + 1);
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Your hold has ended' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Hold again' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await canvas.findByText('2 tickets held for you');
    await passRead(loaded, 20 * MINUTE + 1);
    await waitFor(() => expect(screen.getByRole('alertdialog')).toBeVisible());
  },
});

export const LeavesEndedReservationByEscape = meta.story({
  parameters: { requirements: ['R13'] },
  play: async ({ canvas, userEvent, loaded }) => {
    await hold(canvas, userEvent, 2);
    await passRead(loaded, 20 * MINUTE + 1);
    await screen.findByRole('alertdialog', { name: 'Your hold has ended' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await canvas.findByRole('button', { name: 'Continue to your details' });
  },
});

export const OffersWayBackWhenTicketsAreGone = meta.story({
  parameters: { requirements: ['R13'] },
  play: async ({ canvas, userEvent, loaded }) => {
    await hold(canvas, userEvent, 2);
    await passRead(loaded, 20 * MINUTE + 1);
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Your hold has ended' }));
    getLoaded(loaded).platform.tickets.setLeft(resonance, hall, 0);
    await userEvent.click(dialog.getByRole('button', { name: 'Hold again' }));
    await dialog.findByText('Some of these tickets are gone.');
    await expect(dialog.queryByRole('button', { name: 'Hold again' })).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Back to tickets' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await canvas.findByText('Others are holding all of these right now. Some may be released.');
  },
});

export const ForcedColors = meta.story({
  play: async ({ canvas, userEvent, loaded }) => {
    await hold(canvas, userEvent, 2);
    await until(loaded, 18 * MINUTE + 8, '01:52');
  },
});

export const Modes = ForcedColors.extend({
  parameters: { chromatic: inModes('dark', 'small') },
});

export const RightToLeft = meta.story({
  globals: { locale: 'fa-IR' },
  play: async ({ canvas, userEvent, loaded }) => {
    const more = await canvas.findByRole('button', { name: /افزایش تعداد .*صندلی تالار/ });
    await userEvent.click(more);
    await userEvent.click(canvas.getByRole('button', { name: 'ادامه و ثبت مشخصات' }));
    await canvas.findByText(/بلیت برای شما رزرو شد$/);
    await until(loaded, 18 * MINUTE + 8, '۰۱:۵۲');
  },
});

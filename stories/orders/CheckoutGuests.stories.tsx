import { reservationAtom, reserveTicketsAtom } from '@vitrine/atoms';
import { getTicketId } from '@vitrine/mocks';
import { expect, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { getAnnouncement } from '../lib/announcements.ts';
import { settled } from '../lib/settled.ts';
import {
  accept,
  checkout,
  field,
  fillContactFields,
  inger,
  ordered,
  step,
  toReview,
} from './checkout-demo.tsx';
import { bowls, concert, getVisit, navigate, type Visit, visiting } from './order-demo.tsx';

const large = { viewport: { value: 'large', isRotated: false } };
const WHEEL = 'A wheel and clay';

const meta = preview.meta({
  title: 'Orders/CheckoutGuests',
  component: () => null,
  render: checkout,
  globals: large,
  loaders: [visiting(bowls, [[WHEEL, 3]])],
  beforeEach: () => {
    navigate.mockClear();
    ordered.mockClear();
  },
});

/** Reserves another number of tickets, as the ticket page does. */
const take = ({ storefront, eventId }: Visit, quantity: number) =>
  storefront.store.set(reserveTicketsAtom, {
    eventId,
    ticketQuantities: [{ ticketDefinitionId: getTicketId(bowls, WHEEL), quantity }],
  });

const forms = async (names: readonly string[]) => {
  await waitFor(() =>
    expect([...document.querySelectorAll('form h2')].map((one) => one.textContent)).toEqual(names),
  );
};

const guest = (number: number, of: number) => `Guest ${number} of ${of}, ${WHEEL}`;

export const MatchesGuestFormsToTickets = meta.story({
  parameters: { requirements: ['R34'] },
  play: async ({ canvas, userEvent, loaded }) => {
    const visit = getVisit(loaded);
    await step(canvas, 'Your details');
    await forms(['Buyer', guest(2, 3), guest(3, 3)]);
    await fillContactFields(canvas, userEvent, ['Aksel', 'Lund', 'aksel@example.com'], 2);
    await take(visit, 2);
    await forms(['Buyer', guest(2, 2)]);
    await take(visit, 4);
    await forms(['Buyer', guest(2, 4), guest(3, 4), guest(4, 4)]);
    await expect(await field(canvas, 'First name', 2)).toHaveValue('Aksel');
    await userEvent.click(canvas.getByRole('button', { name: 'Continue to review' }));
    await waitFor(() =>
      expect(canvas.getByRole('group', { name: /need your attention/ })).toHaveFocus(),
    );
    const called = visit.platform.calls.some(({ name }) => name === 'tickets.checkout');
    await expect(called).toBe(false);
  },
});

export const CopiesOnlyIntoEmptyFields = meta.story({
  loaders: [visiting(bowls, [[WHEEL, 2]])],
  play: async ({ canvas, userEvent, loaded }) => {
    const { platform } = getVisit(loaded);
    await step(canvas, 'Your details');
    await fillContactFields(canvas, userEvent, inger);
    await userEvent.type(await field(canvas, 'First name', 1), 'Aksel');
    await userEvent.click(canvas.getByRole('button', { name: 'Copy from buyer to guest 2' }));
    await waitFor(() => expect(getAnnouncement()).toBe('2 answers filled in.'));
    await expect(await field(canvas, 'First name', 1)).toHaveValue('Aksel');
    await expect(await field(canvas, 'Last name', 1)).toHaveValue('Holmström');
    for (const form of [0, 1]) {
      const level = await field(canvas, 'How often have you worked with clay?', form);
      await userEvent.selectOptions(level, 'Never');
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Continue to review' }));
    await step(canvas, 'Review your order');
    await canvas.findByText('Total');
    await accept(canvas, userEvent, 'Continue to payment');
    await waitFor(() => expect(navigate).toHaveBeenCalledTimes(1));
    const order = platform.calls.find(({ name }) => name === 'tickets.checkout');
    await expect(order?.body).toMatchObject({
      buyer: { firstName: 'Inger', email: 'inger@example.com' },
      guests: { length: 2 },
    });
    await step(canvas, 'Opening payment');
  },
});

export const RestoresAnswersAfterReload = meta.story({
  beforeEach: ({ loaded }) => {
    const { eventId } = getVisit(loaded);
    const answers = { 'buyer~firstName': 'Inger', 'guest-3~firstName': 'Aksel' };
    sessionStorage.setItem(`vitrine.form.checkout.${eventId}`, JSON.stringify({ answers }));
  },
  play: async ({ canvas }) => {
    await step(canvas, 'Your details');
    await waitFor(async () => expect(await field(canvas, 'First name', 0)).toHaveValue('Inger'));
    await waitFor(async () => expect(await field(canvas, 'First name', 2)).toHaveValue('Aksel'));
  },
});

export const SkipsPaymentWhenCouponCoversTotal = meta.story({
  parameters: { requirements: ['R28'] },
  loaders: [visiting('winter-sound-room', [['Day ticket', 1]])],
  play: async ({ canvas, userEvent, loaded }) => {
    const { platform, eventId } = getVisit(loaded);
    await step(canvas, 'Your details');
    await toReview(canvas, userEvent);
    await canvas.findByRole('button', { name: 'Continue to payment' });
    await userEvent.click(await canvas.findByRole('button', { name: 'Add a discount code' }));
    await userEvent.keyboard('WARMROOM{Enter}');
    await canvas.findByText('Code WARMROOM');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Get tickets' })).toBeVisible());
    await expect(canvas.queryByRole('button', { name: 'Continue to payment' })).toBeNull();
    await accept(canvas, userEvent, 'Get tickets');
    await step(canvas, 'Your tickets are here');
    await expect(ordered).toHaveBeenCalledWith(expect.objectContaining({ eventId }));
    await expect(navigate).not.toHaveBeenCalled();
    await expect(platform.orders.all().at(-1)?.status).toBe('FREE');
  },
});

export const KeepsAnswersWhenReservationEnds = meta.story({
  parameters: { requirements: ['R13'] },
  loaders: [visiting(concert, [['Seat in the hall', 1]])],
  play: async ({ canvas, userEvent, loaded }) => {
    const { platform, storefront, eventId } = getVisit(loaded);
    await step(canvas, 'Your details');
    await fillContactFields(canvas, userEvent, inger);
    const first = storefront.store.get(reservationAtom(eventId)).reservation?._id;
    platform.clock.advance(21 * 60_000);
    // The page is looked at again, and so is the clock.
    window.dispatchEvent(new Event('visibilitychange'));
    const page = within(document.body);
    const dialog = await page.findByRole('alertdialog', { name: 'Your hold has ended' });
    await settled(dialog);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Hold again' }));
    await waitFor(() => expect(page.queryByRole('alertdialog')).toBeNull());
    await expect(storefront.store.get(reservationAtom(eventId)).reservation?._id).not.toBe(first);
    await expect(await field(canvas, 'First name')).toHaveValue('Inger');
    await expect(await field(canvas, 'Email')).toHaveValue('inger@example.com');
    await userEvent.click(canvas.getByRole('button', { name: 'Continue to review' }));
    await step(canvas, 'Review your order');
    await canvas.findByText('Total');
  },
});

export const CompletesOrderAfterReservationEnds = meta.story({
  parameters: { requirements: ['R14'] },
  loaders: [visiting(concert, [['Seat in the hall', 1]])],
  play: async ({ canvas, userEvent, loaded }) => {
    const { platform, storefront, eventId } = getVisit(loaded);
    await step(canvas, 'Your details');
    await toReview(canvas, userEvent);
    const release = platform.hold('tickets.checkout');
    await accept(canvas, userEvent, 'Continue to payment');
    await canvas.findByRole('button', { name: 'Ordering' });
    const { reservation } = storefront.store.get(reservationAtom(eventId));
    await expect(storefront.store.get(reservationAtom(eventId)).status).toBe('ordering');
    await expect(reservation?.expires).toBeInstanceOf(Date);
    release();
    await waitFor(() => expect(navigate).toHaveBeenCalledTimes(1));
    await step(canvas, 'Opening payment');
  },
});

import { reservationAtom, reserveTicketsAtom, updateEventAtom } from '@vitrine/atoms';
import type { InputControl } from '@vitrine/client/events';
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
  parameters: { requirements: ['R34', 'T21'] },
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

export const EditsGuestFromReview = meta.story({
  parameters: { requirements: ['Q20'] },
  loaders: [visiting(bowls, [[WHEEL, 2]])],
  play: async ({ canvas, userEvent }) => {
    await step(canvas, 'Your details');
    await fillContactFields(canvas, userEvent, inger);
    await fillContactFields(canvas, userEvent, ['Aksel', 'Lund', 'aksel@example.com'], 1);
    for (const form of [0, 1]) {
      const level = await field(canvas, 'How often have you worked with clay?', form);
      await userEvent.selectOptions(level, 'Never');
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Continue to review' }));
    await step(canvas, 'Review your order');
    await userEvent.click(canvas.getByRole('button', { name: `Edit ${guest(2, 2)}` }));
    await step(canvas, 'Your details');
    const firstName = await field(canvas, 'First name', 1);
    await waitFor(() => expect(firstName).toHaveFocus());
    await expect(firstName).toHaveValue('Aksel');
  },
});

export const CopiesOnlyIntoEmptyFields = meta.story({
  parameters: { requirements: ['T22'] },
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

export const CopiesToAllGuestsWithUndo = meta.story({
  parameters: { requirements: ['R34', 'T22'] },
  play: async ({ canvas, userEvent }) => {
    await step(canvas, 'Your details');
    await fillContactFields(canvas, userEvent, inger);
    await userEvent.type(await field(canvas, 'First name', 1), 'Aksel');
    const copy = canvas.getByRole('button', { name: 'Copy from buyer to all guests' });
    await userEvent.click(copy);
    await waitFor(() => expect(getAnnouncement()).toBe('5 answers filled in.'));
    await expect(await field(canvas, 'First name', 1)).toHaveValue('Aksel');
    await expect(await field(canvas, 'First name', 2)).toHaveValue('Inger');
    const lastName = await field(canvas, 'Last name', 2);
    await userEvent.clear(lastName);
    await userEvent.type(lastName, 'Lund');
    const undo = canvas.getByRole('button', { name: 'Undo' });
    await expect(undo).toHaveAccessibleDescription('Copy from buyer to all guests');
    await userEvent.click(undo);
    await waitFor(() => expect(getAnnouncement()).toBe('4 answers cleared.'));
    await waitFor(() => expect(copy).toHaveFocus());
    await expect(canvas.queryByRole('button', { name: 'Undo' })).toBeNull();
    await expect(await field(canvas, 'First name', 1)).toHaveValue('Aksel');
    await expect(await field(canvas, 'Last name', 1)).toHaveValue('');
    await expect(await field(canvas, 'First name', 2)).toHaveValue('');
    await expect(lastName).toHaveValue('Lund');
    await userEvent.click(copy);
    await canvas.findByRole('button', { name: 'Undo' });
  },
});

/** Makes all questions of the event optional, so that the platform accepts empty forms. */
async function makeQuestionsOptional({ platform, storefront, eventId }: Visit): Promise<void> {
  const controls = platform.events.event(bowls).form?.controls ?? [];
  const optional = controls.map(({ id: _id, ...control }) => ({
    ...control,
    _id,
    inputs: control.inputs.map((input) => ({ ...input, mandatory: false })),
  }));
  await storefront.store.set(updateEventAtom, {
    eventId,
    event: { form: { controls: optional as InputControl[] } },
  });
}

export const AddsGuestsLater = meta.story({
  parameters: { requirements: ['R34', 'T23'] },
  loaders: [visiting(bowls, [[WHEEL, 3]], makeQuestionsOptional)],
  play: async ({ canvas, userEvent, loaded }) => {
    const { platform } = getVisit(loaded);
    await step(canvas, 'Your details');
    const optional = (name: string, form = 0) => field(canvas, `${name} (optional)`, form);
    await userEvent.type(await optional('First name'), 'Inger');
    await userEvent.type(await optional('Last name'), 'Holmström');
    await userEvent.type(await optional('Email'), 'inger@example.com');
    await userEvent.type(await optional('First name', 1), 'Aksel');
    const later = canvas.getByRole('switch', { name: 'Add the other guests later' });
    await userEvent.click(later);
    await forms(['Buyer']);
    await userEvent.click(later);
    await forms(['Buyer', guest(2, 3), guest(3, 3)]);
    await expect(await optional('First name', 1)).toHaveValue('Aksel');
    await userEvent.click(later);
    await userEvent.click(canvas.getByRole('button', { name: 'Continue to review' }));
    await step(canvas, 'Review your order');
    await canvas.findByText('2 other guests will be added later.');
    await canvas.findByText('Total');
    await accept(canvas, userEvent, 'Continue to payment');
    await waitFor(() => expect(navigate).toHaveBeenCalledTimes(1));
    const order = platform.calls.find(({ name }) => name === 'tickets.checkout');
    await expect(order).toMatchObject({
      status: 200,
      body: { guests: [{}, { form: { inputValues: [] } }, { form: { inputValues: [] } }] },
    });
    await step(canvas, 'Opening payment');
  },
});

export const OffersToAddGuestsLater = meta.story({
  parameters: { requirements: ['T23'] },
  loaders: [visiting(bowls, [[WHEEL, 2]], makeQuestionsOptional)],
  play: async ({ canvas, userEvent }) => {
    await step(canvas, 'Your details');
    await userEvent.click(
      await canvas.findByRole('switch', { name: 'Add the other guests later' }),
    );
    await forms(['Buyer']);
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
    await step(canvas, /^See you there/);
    await expect(ordered).toHaveBeenCalledWith(expect.objectContaining({ eventId }));
    await expect(navigate).not.toHaveBeenCalled();
    await expect(platform.orders.all().at(-1)?.status).toBe('FREE');
  },
});

export const KeepsAnswersWhenReservationEnds = meta.story({
  parameters: { requirements: ['R13', 'T18'] },
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

export const OrdersWithNewReservation = meta.story({
  parameters: { requirements: ['T18'] },
  loaders: [visiting(concert, [['Seat in the hall', 1]])],
  play: async ({ canvas, userEvent, loaded }) => {
    const { platform, storefront, eventId } = getVisit(loaded);
    await step(canvas, 'Your details');
    await toReview(canvas, userEvent);
    const first = storefront.store.get(reservationAtom(eventId)).reservation?._id;
    platform.clock.advance(21 * 60_000);
    window.dispatchEvent(new Event('visibilitychange'));
    const page = within(document.body);
    await userEvent.click(await page.findByRole('button', { name: 'Hold again' }));
    await waitFor(() => expect(page.queryByRole('alertdialog')).toBeNull());
    await step(canvas, 'Review your order');
    await accept(canvas, userEvent, 'Continue to payment');
    await waitFor(() => expect(navigate).toHaveBeenCalledTimes(1));
    const order = platform.calls.find(({ name }) => name === 'tickets.checkout');
    const [firstName, lastName, email] = inger;
    await expect(order?.body).toMatchObject({ buyer: { firstName, lastName, email } });
    const second = storefront.store.get(reservationAtom(eventId)).reservation?._id;
    await expect(second).not.toBe(first);
    await expect(order?.body).toHaveProperty('reservationId', second);
    await step(canvas, 'Opening payment');
  },
});

export const CompletesOrderAfterReservationEnds = meta.story({
  parameters: { requirements: ['R14'] },
  loaders: [visiting(concert, [['Seat in the hall', 1]])],
  play: async ({ canvas, userEvent, loaded }) => {
    const { platform, storefront, eventId } = getVisit(loaded);
    await step(canvas, 'Your details');
    await toReview(canvas, userEvent);
    const release = platform.hold('tickets.checkout', { at: 'response' });
    await accept(canvas, userEvent, 'Continue to payment');
    await canvas.findByRole('button', { name: 'Ordering' });
    const { reservation } = storefront.store.get(reservationAtom(eventId));
    await expect(storefront.store.get(reservationAtom(eventId)).status).toBe('ordering');
    await expect(reservation?.expires).toBeInstanceOf(Date);
    platform.clock.advance(21 * 60_000);
    window.dispatchEvent(new Event('visibilitychange'));
    await new Promise(requestAnimationFrame);
    await expect(storefront.store.get(reservationAtom(eventId)).status).toBe('ordering');
    await expect(within(document.body).queryByRole('alertdialog')).toBeNull();
    release();
    await waitFor(() => expect(navigate).toHaveBeenCalledTimes(1));
    await step(canvas, 'Opening payment');
  },
});

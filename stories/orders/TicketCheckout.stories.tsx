import { logOutAtom, reservationAtom, reserveTicketsAtom } from '@vitrine/atoms';
import { getTicketId } from '@vitrine/mocks';
import { TicketCheckout } from '@vitrine/ui';
import { expect, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { logIn } from '../cart/log-in.ts';
import { Leaving } from '../lib/ExitAnimation.tsx';
import {
  accept,
  type Canvas,
  checkout,
  field,
  inger,
  ordered,
  step,
  toReview,
} from './checkout-demo.tsx';
import { concert, getVisit, market, navigate, noNews, visiting } from './order-demo.tsx';

const large = { viewport: { value: 'large', isRotated: false } };

const meta = preview.meta({
  title: 'Orders/TicketCheckout',
  component: () => null,
  render: checkout,
  globals: large,
  loaders: [visiting(concert, [['Seat in the hall', 2]])],
  beforeEach: () => {
    navigate.mockClear();
    ordered.mockClear();
  },
});

export const EditsAnswersFromReview = meta.story({
  parameters: { requirements: ['Q20'] },
  play: async ({ canvas, userEvent }) => {
    await step(canvas, 'Your details');
    await toReview(canvas, userEvent);
    await waitFor(() =>
      expect(canvas.getByRole('heading', { name: 'Review your order' })).toHaveFocus(),
    );
    await userEvent.click(canvas.getByRole('button', { name: /^Edit Buyer/ }));
    await step(canvas, 'Your details');
    const firstName = await field(canvas, 'First name');
    await waitFor(() => expect(firstName).toHaveFocus());
    const lastName = await field(canvas, 'Last name');
    await expect(lastName).toHaveValue('Holmström');
    await userEvent.clear(lastName);
    await userEvent.type(lastName, 'Holm{Enter}');
    await step(canvas, 'Review your order');
    await canvas.findByText('Holm');
    await canvas.findByText('Total');
  },
});

export const ReplacesControlsOfForms = meta.story({
  args: { controls: { NAME: () => <p>A name of the host’s own</p> } },
  play: async ({ canvas }) => {
    await canvas.findByText('A name of the host’s own');
    await expect(canvas.queryByLabelText('First name')).toBeNull();
  },
});

export const HidesQuestions = meta.story({
  args: {
    // The question about the seat appears as soon as there is a phone number.
    visible: ({ inputs }, { phone }) => inputs[0]?.name !== 'seat' || phone !== '',
  },
  play: async ({ canvas, userEvent, loaded }) => {
    const seat = 'Where would you like to sit? (optional)';
    const phone = await field(canvas, 'Phone (optional)');
    await expect(canvas.queryByRole('group', { name: seat })).toBeNull();
    await userEvent.type(phone, '1');
    await userEvent.click(await canvas.findByRole('radio', { name: 'By the doors' }));
    await userEvent.clear(phone);
    await waitFor(() => expect(canvas.queryByRole('radio')).toBeNull());
    await toReview(canvas, userEvent);
    await canvas.findByText('Phone');
    await expect(canvas.queryByText(/^Where would you like/)).toBeNull();
    await accept(canvas, userEvent, 'Continue to payment');
    await waitFor(() => expect(navigate).toHaveBeenCalledTimes(1));
    const { platform } = getVisit(loaded);
    const order = platform.calls.find(({ name }) => name === 'tickets.checkout');
    const [buyer] = Object(order?.body).guests;
    const names = buyer.form.inputValues.map((one: { inputName: string }) => one.inputName);
    await expect(names).toEqual(['firstName', 'lastName', 'email']);
    await step(canvas, 'Opening payment');
  },
});

export const RequiresAcceptingPolicies = meta.story({
  args: {
    policies: [
      { name: 'house', label: 'I accept the house rules', problem: 'Accept the house rules' },
    ],
  },
  play: async ({ canvas, userEvent, loaded }) => {
    await step(canvas, 'Your details');
    await toReview(canvas, userEvent);
    await userEvent.click(await canvas.findByRole('button', { name: 'Continue to payment' }));
    await canvas.findByRole('link', { name: 'Accept the house rules' });
    await canvas.findByRole('link', { name: 'Accept the ticket terms to continue' });
    const { platform } = getVisit(loaded);
    await expect(platform.calls.some(({ name }) => name === 'tickets.checkout')).toBe(false);
  },
});

export const CreatesOneOrderOnDoubleClick = meta.story({
  parameters: { requirements: ['R37', 'T20'] },
  play: async ({ canvas, userEvent, loaded }) => {
    const { platform } = getVisit(loaded);
    await step(canvas, 'Your details');
    await toReview(canvas, userEvent);
    await userEvent.click(
      await canvas.findByRole('checkbox', { name: /accept the ticket terms$/ }),
    );
    await userEvent.dblClick(await canvas.findByRole('button', { name: 'Continue to payment' }));
    await waitFor(() => expect(navigate).toHaveBeenCalledTimes(1));
    await expect(platform.calls.filter(({ name }) => name === 'tickets.checkout')).toHaveLength(1);
    const [url] = navigate.mock.calls[0] as [string];
    await expect(url).toMatch(/^https:\/\/pages\.platform\.example\/.*reservationId=/);
    await step(canvas, 'Opening payment');
  },
});

export const DoesNotNavigateAfterUnmount = meta.story({
  parameters: { requirements: ['R37'] },
  render: (args, context) => <Leaving>{checkout(args, context)}</Leaving>,
  play: async ({ canvas, userEvent, loaded }) => {
    const { platform, storefront, eventId } = getVisit(loaded);
    await step(canvas, 'Your details');
    await toReview(canvas, userEvent);
    const release = platform.hold('tickets.checkout', { at: 'response' });
    await accept(canvas, userEvent, 'Continue to payment');
    await userEvent.click(canvas.getByRole('button', { name: 'Leave' }));
    release();
    const status = () => storefront.store.get(reservationAtom(eventId)).status;
    await waitFor(() => expect(status()).toBe('ordered'));
    // A redirect would follow the next responses.
    await new Promise((resolve) => setTimeout(resolve, 100));
    await expect(
      platform.calls.filter(({ name }) => name === 'redirects.createRedirectSession'),
    ).toEqual([]);
    await expect(navigate).not.toHaveBeenCalled();
  },
});

export const ShowsOrderOfOtherTab = meta.story({
  parameters: { requirements: ['R37'] },
  play: async ({ canvas, userEvent, loaded }) => {
    const { platform, storefront, eventId } = getVisit(loaded);
    await step(canvas, 'Your details');
    await toReview(canvas, userEvent);
    const { reservation } = storefront.store.get(reservationAtom(eventId));
    const [firstName, lastName, email] = inger;
    const orderNumber = platform.tickets.fillIn(reservation?._id ?? '', {
      firstName,
      lastName,
      email,
    });
    await accept(canvas, userEvent, 'Continue to payment');
    await waitFor(() => expect(ordered).toHaveBeenCalledWith({ eventId, orderNumber }));
    await step(canvas, 'We haven’t received your payment yet');
    await noNews();
  },
});

export const FindsOrderAfterLostResponse = meta.story({
  parameters: { requirements: ['R36'] },
  play: async ({ canvas, userEvent, loaded }) => {
    const { platform, eventId } = getVisit(loaded);
    const before = platform.orders.all().length;
    await step(canvas, 'Your details');
    await toReview(canvas, userEvent);
    platform.fail('tickets.checkout', 'offline', { at: 'response', times: 1 });
    await accept(canvas, userEvent, 'Continue to payment');
    await waitFor(() => expect(ordered).toHaveBeenCalledTimes(1));
    await expect(platform.orders.all()).toHaveLength(before + 1);
    const orderNumber = platform.orders.all().at(-1)?.orderNumber;
    await expect(ordered).toHaveBeenCalledWith({ eventId, orderNumber });
    await step(canvas, 'We haven’t received your payment yet');
    await noNews();
  },
});

export const RetriesAfterLostRequest = meta.story({
  parameters: { requirements: ['R36'] },
  play: async ({ canvas, userEvent, loaded }) => {
    const { platform } = getVisit(loaded);
    const before = platform.orders.all().length;
    await step(canvas, 'Your details');
    await toReview(canvas, userEvent);
    platform.fail('tickets.checkout', 'offline', { times: 1 });
    await accept(canvas, userEvent, 'Continue to payment');
    await canvas.findByText(/^Your order didn’t go through/);
    await expect(platform.orders.all()).toHaveLength(before);
    await userEvent.click(canvas.getByRole('button', { name: 'Continue to payment' }));
    await waitFor(() => expect(navigate).toHaveBeenCalledTimes(1));
    await expect(platform.orders.all()).toHaveLength(before + 1);
    await step(canvas, 'Opening payment');
  },
});

export const ShowsRejectedAnswerAtField = meta.story({
  parameters: { requirements: ['R35'] },
  play: async ({ canvas, userEvent, loaded }) => {
    const { platform } = getVisit(loaded);
    await step(canvas, 'Your details');
    await toReview(canvas, userEvent);
    const violation = {
      field: 'guests[0].form.inputValues[2].value',
      violatedRule: 'FORMAT',
      description: 'must be an email address',
    };
    const details = { validationError: { fieldViolations: [violation] } };
    platform.fail('tickets.checkout', () => Response.json({ details }, { status: 400 }), {
      times: 1,
    });
    await accept(canvas, userEvent, 'Continue to payment');
    await step(canvas, 'Your details');
    const email = await field(canvas, 'Email');
    await waitFor(() => expect(email).toHaveAttribute('aria-invalid', 'true'));
    await waitFor(() =>
      expect(canvas.getByRole('group', { name: /needs your attention/ })).toHaveFocus(),
    );
    await expect(await field(canvas, 'First name')).toHaveValue('Inger');
  },
});

export const FreeTickets = meta.story({
  parameters: { requirements: ['R27', 'T25'] },
  loaders: [visiting(market, [['Entry', 2]])],
  play: async ({ canvas, userEvent, loaded }) => {
    const { platform, eventId } = getVisit(loaded);
    await step(canvas, 'Your details');
    await toReview(canvas, userEvent);
    await accept(canvas, userEvent, 'Get tickets');
    await step(canvas, /^See you there/);
    await expect(ordered).toHaveBeenCalledWith(expect.objectContaining({ eventId }));
    await expect(navigate).not.toHaveBeenCalled();
    await expect(platform.orders.all().at(-1)?.status).toBe('FREE');
    await canvas.findByRole('link', { name: /^Download 2 tickets/ });
  },
});

export const PaysInPerson = meta.story({
  args: { payments: ['online', 'in-person'] },
  play: async ({ canvas, userEvent, loaded }) => {
    const { platform } = getVisit(loaded);
    await step(canvas, 'Your details');
    await toReview(canvas, userEvent);
    await userEvent.click(await canvas.findByRole('radio', { name: 'In person' }));
    await accept(canvas, userEvent, 'Order and pay in person');
    await step(canvas, 'Your tickets are reserved');
    await expect(platform.orders.all().at(-1)?.status).toBe('OFFLINE_PENDING');
    await expect(navigate).not.toHaveBeenCalled();
  },
});

export const ComposesFromComponents = meta.story({
  parameters: { requirements: ['T1'] },
  render: (_, { loaded }) => {
    const { eventId } = getVisit(loaded);
    return (
      <main style={{ padding: 24, display: 'grid', gap: 32 }}>
        <TicketCheckout.Root eventId={eventId}>
          <TicketCheckout.Event level={1} />
          <TicketCheckout.Details />
          <TicketCheckout.OrderSummary isRead />
        </TicketCheckout.Root>
      </main>
    );
  },
  play: async ({ canvas }) => {
    await field(canvas, 'First name');
    await canvas.findByText('Total');
    await expect(canvas.queryByRole('button', { name: 'Add a discount code' })).toBeNull();
  },
});

/** The stored answers of the checkout. */
const readDraft = (eventId: string) => sessionStorage.getItem(`vitrine.form.checkout.${eventId}`);

/** Reserves a ticket of the same event, as the next person does, and checks that the form is empty. */
async function expectEmptyCheckout(canvas: Canvas, loaded: unknown): Promise<void> {
  const { storefront, eventId } = getVisit(loaded);
  const ticketDefinitionId = getTicketId(concert, 'Seat in the hall');
  await storefront.store.set(reserveTicketsAtom, {
    eventId,
    ticketQuantities: [{ ticketDefinitionId, quantity: 1 }],
  });
  await step(canvas, 'Your details');
  await expect(await field(canvas, 'First name')).toHaveValue('');
}

export const DeletesAnswersAfterOrder = meta.story({
  parameters: { requirements: ['S53', 'Q18'] },
  play: async ({ canvas, userEvent, loaded }) => {
    const { eventId } = getVisit(loaded);
    await step(canvas, 'Your details');
    await toReview(canvas, userEvent);
    await expect(readDraft(eventId)).toContain('Holmström');
    await accept(canvas, userEvent, 'Continue to payment');
    await waitFor(() => expect(navigate).toHaveBeenCalledTimes(1));
    await expect(readDraft(eventId)).toBeNull();
    await expectEmptyCheckout(canvas, loaded);
  },
});

export const DeletesAnswersAtLogout = meta.story({
  parameters: { requirements: ['S53'] },
  play: async ({ canvas, userEvent, loaded }) => {
    const { storefront, eventId } = getVisit(loaded);
    await step(canvas, 'Your details');
    await logIn(loaded);
    await step(canvas, 'Your details');
    await userEvent.type(await field(canvas, 'First name'), 'Runa');
    await waitFor(() => expect(readDraft(eventId)).toContain('Runa'));
    await storefront.store.set(logOutAtom, { originalUrl: location.href });
    await step(canvas, 'No tickets are held for you');
    await expect(readDraft(eventId)).toBeNull();
    await expectEmptyCheckout(canvas, loaded);
  },
});

export const NoReservation = meta.story({
  loaders: [visiting(concert)],
  play: async ({ canvas }) => {
    await step(canvas, 'No tickets are held for you');
    await canvas.findByRole('link', { name: 'Choose tickets' });
  },
});

import { OrderPage } from '@vitrine/admin';
import { updateEventAtom, updateOrderAtom } from '@vitrine/atoms';
import type { InputControl } from '@vitrine/client/events';
import type { OrderStatus } from '@vitrine/client/orders';
import type { MockPlatform } from '@vitrine/mocks';
import { EventSummary, InvoiceView } from '@vitrine/ui';
import { useEffect, useState } from 'react';
import { expect, screen, waitFor, within } from 'storybook/test';
import { inModes } from '../../.storybook/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { getAnnouncement } from '../lib/announcements.ts';
import { getVisit, type Visit, visiting } from '../orders/order-demo.tsx';
import { adminParameters, findBar, large, OrderDesk, small } from './admin-demo.tsx';

const concert = 'resonance-for-nine-strings';
const brass = 'low-tide-brass';
const CAPTURE = 'orders.captureAuthorizedPayment';

interface OrderVisit extends Visit {
  orderNumber: string;
}

type Arrange = (platform: MockPlatform, orderNumber: string) => void;

/** Returns a loader: an owner who opens the newest order of an event in this status. */
const opening =
  (status: OrderStatus, arrange: Arrange = () => {}, slug = concert) =>
  async (context?: { globals?: Record<string, unknown> }): Promise<OrderVisit> => {
    let orderNumber = '';
    const visit = await visiting(slug, [], ({ platform, eventId }) => {
      const order = platform.orders
        .all()
        .findLast((one) => one.eventId === eventId && one.status === status);
      if (!order) throw new Error(`The event has no order that is ${status}.`);
      orderNumber = order.orderNumber;
      arrange(platform, orderNumber);
    })(context);
    return { ...visit, orderNumber };
  };

const getOrder = (loaded: unknown) => getVisit(loaded) as OrderVisit;

type Canvas = ReturnType<typeof within>;

/** Waits for the whole page, in any language. */
const settled = async ({ canvas }: { canvas: unknown }) => {
  const page = canvas as Canvas;
  // Payment, tickets, event, buyer, answers and history.
  await waitFor(() => expect(page.getAllByRole('heading', { level: 2 })).toHaveLength(6));
};

/** The owner's page of an order. */
const meta = preview.meta({
  title: 'Admin/OrderPage',
  component: () => null,
  subcomponents: { OrderPage, EventSummary, InvoiceView },
  globals: large,
  parameters: adminParameters,
  loaders: [opening('AUTHORIZED')],
  render: (_args: object, { loaded }: { loaded: Record<string, unknown> }) => (
    <OrderDesk eventId={getOrder(loaded).eventId} orderNumber={getOrder(loaded).orderNumber} />
  ),
});

export const Authorized = meta.story({
  parameters: { requirements: ['O10', 'R46'] },
  play: async ({ canvas }) => {
    await settled({ canvas });
    await canvas.findByText(/it’s captured on Monday 30 November 2026 at 20:39 \(in 3 days\)/);
    const history = canvas.getByRole('region', { name: 'History' });
    await expect(
      within(history)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual([
      'Will be captured automatically30 Nov, 20:39',
      'Last change: Authorised24 Nov, 20:39',
      'Order placed by a member24 Nov, 20:36',
    ]);
  },
});

export const AuthorizedModes = meta.story({
  parameters: { chromatic: inModes('dark', 'persian') },
  globals: large,
  play: settled,
});

export const Small = meta.story({
  globals: small,
  play: async ({ canvas }) => {
    await settled({ canvas });
    // The same buttons are at the foot of the screen, and not twice.
    await expect(canvas.getAllByRole('button', { name: 'Capture €64.00' })).toHaveLength(1);
    await expect(document.documentElement.scrollWidth).toBe(innerWidth);
  },
});

export const CapturesPayment = meta.story({
  parameters: { requirements: ['O3', 'R44', 'R45'] },
  play: async ({ canvas, userEvent, loaded }) => {
    const { platform, orderNumber } = getOrder(loaded);
    await userEvent.click(await canvas.findByRole('button', { name: 'Capture €64.00' }));
    const question = await screen.findByRole('alertdialog', { name: 'Capture €64.00?' });
    await expect(question).toHaveTextContent(/tomas.o.brien@example.com/);
    const release = platform.hold(CAPTURE);
    await userEvent.click(within(question).getByRole('button', { name: 'Capture €64.00' }));
    // Both are locked while one is being sent.
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Void authorisation' })).toBeDisabled(),
    );
    release();
    await canvas.findByText('Still processing after 2 minutes. You can leave this page.');
    platform.clock.advance(5_000);
    await userEvent.click(canvas.getByRole('button', { name: 'Check again' }));
    await canvas.findByText('€64.00 was captured.');
    await waitFor(() => expect(getAnnouncement()).toBe('€64.00 was captured.'));
    await expect(platform.orders.read(orderNumber).status).toBe('PAID');
    await waitFor(() => expect(canvas.queryByRole('button', { name: /^Capture/ })).toBeNull());
    await expect(platform.calls.filter(({ name }) => name === CAPTURE)).toHaveLength(1);
  },
});

export const CaptureRequested = meta.story({
  parameters: { requirements: ['R45'] },
  play: async ({ canvas, userEvent, loaded }) => {
    const { platform } = getOrder(loaded);
    await settled({ canvas });
    await userEvent.click(canvas.getByRole('button', { name: 'Void authorisation' }));
    const question = await screen.findByRole('alertdialog');
    // The page waits for the next poll.
    platform.hold('orders.getOrder');
    await userEvent.click(within(question).getByRole('button', { name: 'Void authorisation' }));
    const requested = await canvas.findByText('Void requested at 11:00.');
    // The button that opened the question is gone.
    await waitFor(() => expect(document.activeElement).toContainElement(requested));
    await expect(document.body).not.toHaveFocus();
    await expect(canvas.queryByRole('button', { name: /^Capture/ })).toBeNull();
  },
});

export const SettledByAnotherUser = meta.story({
  parameters: { requirements: ['O3', 'O6', 'R44'] },
  play: async ({ canvas, userEvent, loaded }) => {
    const { platform, orderNumber } = getOrder(loaded);
    await userEvent.click(await canvas.findByRole('button', { name: 'Void authorisation' }));
    const question = await screen.findByRole('alertdialog');
    platform.orders.pay(orderNumber);
    await userEvent.click(within(question).getByRole('button', { name: 'Void authorisation' }));
    // It is information, not an error.
    await canvas.findByText('This was already settled: the order is now “Paid”.');
    await expect(getAnnouncement('assertive')).toBe('');
    await waitFor(() => expect(canvas.queryByRole('button', { name: /^Void/ })).toBeNull());
  },
});

export const FollowsCaptureWithoutResponse = meta.story({
  parameters: { requirements: ['R45'] },
  loaders: [
    // The request arrives, and its response is lost.
    opening('AUTHORIZED', (platform) => {
      platform.fail(CAPTURE, 'offline', { at: 'response', times: 1 });
    }),
  ],
  play: async ({ canvas, userEvent, loaded }) => {
    const { platform } = getOrder(loaded);
    await userEvent.click(await canvas.findByRole('button', { name: 'Capture €64.00' }));
    const question = await screen.findByRole('alertdialog');
    await userEvent.click(within(question).getByRole('button', { name: 'Capture €64.00' }));
    await canvas.findByText('We got no response to the request sent at 11:00.');
    await expect(canvas.queryByRole('button', { name: /^(Capture|Void|Try again)/ })).toBeNull();
    platform.clock.advance(5_000);
    await canvas.findByText('€64.00 was captured.');
    await expect(platform.calls.filter(({ name }) => name === CAPTURE)).toHaveLength(1);
  },
});

export const AsksAgainAfterLostCapture = meta.story({
  parameters: { requirements: ['R45'] },
  loaders: [
    opening('AUTHORIZED', (platform) => void platform.fail(CAPTURE, 'broken', { times: 1 })),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Capture €64.00' }));
    const question = await screen.findByRole('alertdialog');
    await userEvent.click(within(question).getByRole('button', { name: 'Capture €64.00' }));
    // Without an effect, the owner decides again, with the question.
    await canvas.findByText('There is still no result after 2 minutes.');
    await userEvent.click(canvas.getByRole('button', { name: 'Capture €64.00' }));
    const again = await screen.findByRole('alertdialog', { name: 'Capture €64.00?' });
    await userEvent.click(within(again).getByRole('button', { name: 'Not now' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
});

export const RetriesFailedCapture = meta.story({
  loaders: [
    opening('AUTHORIZED', (platform) => void platform.fail(CAPTURE, 'forbidden', { times: 1 })),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Capture €64.00' }));
    const question = await screen.findByRole('alertdialog');
    await userEvent.click(within(question).getByRole('button', { name: 'Capture €64.00' }));
    await canvas.findByText('The request was rejected. Nothing was changed.');
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Void authorisation' })).toBeEnabled(),
    );
  },
});

export const ConfirmsOfflinePayment = meta.story({
  parameters: { requirements: ['O2'] },
  loaders: [opening('OFFLINE_PENDING')],
  play: async ({ canvas, userEvent, loaded }) => {
    const { platform, orderNumber } = getOrder(loaded);
    await canvas.findByText('€128.00 is to be paid in person.');
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm payment' }));
    const question = await screen.findByRole('alertdialog', { name: 'Confirm 1 order?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Confirm payment' }));
    await canvas.findByText('Payment confirmed.');
    await expect(platform.orders.read(orderNumber).status).toBe('PAID');
    await settled({ canvas });
    await waitFor(() => expect(canvas.getAllByText('Expected')).toHaveLength(4));
  },
});

export const PartlyPaid = meta.story({
  loaders: [opening('PARTIALLY_PAID')],
  play: async ({ canvas }) => {
    await settled({ canvas });
    await canvas.findByText('Part of €96.00 has been paid.');
    await expect(canvas.queryByRole('button', { name: /^Capture|^Confirm/ })).toBeNull();
  },
});

export const CanceledWithPayment = meta.story({
  parameters: { requirements: ['R42', 'R50'] },
  loaders: [
    opening('PAID', (platform, orderNumber) => {
      platform.orders.cancel(orderNumber);
      platform.events.cancel(concert);
    }),
  ],
  play: async ({ canvas }) => {
    await settled({ canvas });
    await canvas.findByText('This order is cancelled, but there is a payment for it.');
    await canvas.findByText(/^The event is cancelled\./);
    await expect(canvas.queryByRole('button', { name: /^Capture|^Void|^Confirm/ })).toBeNull();
  },
});

export const CheckedInSmall = meta.story({
  parameters: { requirements: ['R51'] },
  globals: small,
  loaders: [opening('PAID', undefined, brass)],
  play: async ({ canvas }) => {
    await settled({ canvas });
    await waitFor(() => expect(canvas.getAllByText(/^Checked in, /)).toHaveLength(2));
    const page = canvas.getByRole('article');
    const sticky = [...page.querySelectorAll('*')].filter((element) => {
      const { position, display } = getComputedStyle(element);
      return position === 'sticky' && display !== 'none';
    });
    await expect(sticky.filter(({ textContent }) => textContent === '')).toEqual([]);
    canvas.getByRole('region', { name: 'Tickets' }).scrollIntoView();
  },
});

/** The page of an order whose host has a router: the arrows lead to the other orders of the list. */
function RoutedOrder({ eventId, orderNumber }: { eventId: string; orderNumber: string }) {
  const [order, setOrder] = useState({ eventId, orderNumber });
  useEffect(() => {
    const follow = () => {
      const [, , , id = '', number = ''] = location.hash.split('/');
      setOrder({ eventId: id, orderNumber: number });
    };
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  return <OrderDesk {...order} />;
}

export const KeepsFocusOnArrows = meta.story({
  render: (_args: object, { loaded }: { loaded: Record<string, unknown> }) => (
    <RoutedOrder eventId={getOrder(loaded).eventId} orderNumber={getOrder(loaded).orderNumber} />
  ),
  play: async ({ canvas, userEvent, loaded }) => {
    const { orderNumber } = getOrder(loaded);
    const find = () => canvas.findByRole('button', { name: 'Next order' });
    const next = await find();
    await waitFor(() => expect(next).not.toHaveAttribute('aria-disabled', 'true'));
    const getTitle = () => canvas.getByRole('heading', { level: 1 }).textContent;
    const first = getTitle();
    await expect(first).toContain(orderNumber);
    next.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(getTitle()).not.toBe(first));
    await waitFor(() => expect(next).toHaveFocus());
    await settled({ canvas });
    await waitFor(() => expect(next).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await settled({ canvas });
    await waitFor(() => expect(next).toHaveFocus());
  },
});

export const KeepsLateCapture = meta.story({
  parameters: { requirements: ['R45'] },
  render: (_args: object, { loaded }: { loaded: Record<string, unknown> }) => (
    <RoutedOrder eventId={getOrder(loaded).eventId} orderNumber={getOrder(loaded).orderNumber} />
  ),
  play: async ({ canvas, userEvent, loaded }) => {
    const { platform } = getOrder(loaded);
    await userEvent.click(await canvas.findByRole('button', { name: 'Capture €64.00' }));
    const question = await screen.findByRole('alertdialog');
    // The response is lost, and the order stays as it is.
    platform.fail(CAPTURE, 'broken', { times: 1 });
    await userEvent.click(within(question).getByRole('button', { name: 'Capture €64.00' }));
    const text = 'There is still no result after 2 minutes.';
    await canvas.findByText(text);
    const next = canvas.getByRole('button', { name: 'Next order' });
    await waitFor(() => expect(next).not.toHaveAttribute('aria-disabled', 'true'));
    await userEvent.click(next);
    await waitFor(() => expect(canvas.queryByText(text)).toBeNull());
    await userEvent.click(await canvas.findByRole('button', { name: 'Previous order' }));
    // The page still advises against a second request.
    await canvas.findByText(text);
    await canvas.findByRole('button', { name: 'Check again' });
  },
});

export const ArchivesAndRestores = meta.story({
  parameters: { requirements: ['O5', 'R49'] },
  play: async ({ canvas, userEvent, loaded }) => {
    const { platform, orderNumber } = getOrder(loaded);
    await settled({ canvas });
    await userEvent.click(canvas.getByRole('button', { name: 'Archive' }));
    await canvas.findByText('This order is archived.');
    const bar = await findBar(canvas);
    await within(bar).findByText('1 order archived');
    await userEvent.click(within(bar).getByRole('button', { name: /^Undo/ }));
    await waitFor(() => expect(platform.orders.read(orderNumber).archived).toBe(false));
    await userEvent.click(canvas.getByRole('button', { name: 'Archive' }));
    await canvas.findByText('This order is archived.');
    (await within(await findBar(canvas)).findByRole('button', { name: /^Undo/ })).focus();
  },
});

export const EditsAnswers = meta.story({
  parameters: { requirements: ['O8'] },
  play: async ({ canvas, userEvent, loaded }) => {
    const { platform, orderNumber } = getOrder(loaded);
    await settled({ canvas });
    await userEvent.click(canvas.getByRole('button', { name: 'Edit answers' }));
    const drawer = await screen.findByRole('dialog', { name: 'Edit answers' });
    const first = within(drawer).getByRole('textbox', { name: /^First name/ });
    await userEvent.clear(first);
    await userEvent.click(within(drawer).getByRole('button', { name: 'Save answers' }));
    await within(drawer).findByRole('heading', { name: '1 field needs your attention' });
    await userEvent.type(first, 'Thomas');
    await userEvent.click(within(drawer).getByRole('button', { name: 'Save answers' }));
    await waitFor(() => expect(getAnnouncement()).toBe('Answers saved.'));
    const update = platform.calls.find(({ name }) => name === 'orders.updateOrder');
    await expect(Object(update?.body).fields).toBe('checkoutForm');
    await expect(platform.orders.read(orderNumber).checkoutForm?.inputValues).toContainEqual(
      expect.objectContaining({ inputName: 'firstName', value: 'Thomas' }),
    );
    await waitFor(() => expect(canvas.getByText('Thomas')).toBeVisible());
  },
});

/** The buyer answers where to sit; then the organizer removes that question from the form. */
async function removeAnsweredQuestion(visit: OrderVisit): Promise<void> {
  const { platform, storefront, eventId, orderNumber } = visit;
  const { firstName = '', lastName = '', email = '' } = platform.orders.read(orderNumber);
  const answers = { firstName, lastName, email, seat: 'By the doors' };
  await storefront.store.set(updateOrderAtom, {
    eventId,
    orderNumber,
    fields: ['checkoutForm'],
    checkoutForm: {
      inputValues: Object.entries(answers).map(([inputName, value]) => ({ inputName, value })),
    },
  });
  const { controls = [] } = platform.events.event(concert).form ?? {};
  const remaining = controls.map(({ id: _id, ...control }) => ({
    ...control,
    _id,
    ...(control.inputs.some(({ name }) => name === 'seat') && { deleted: true }),
  }));
  await storefront.store.set(updateEventAtom, {
    eventId,
    event: { form: { controls: remaining as InputControl[] } },
  });
}

export const ShowsAnswersToRemovedQuestions = meta.story({
  parameters: { requirements: ['O9'] },
  loaders: [
    async (context) => {
      const visit = await opening('AUTHORIZED')(context);
      await removeAnsweredQuestion(visit);
      return visit;
    },
  ],
  play: async ({ canvas, userEvent, loaded }) => {
    const { platform, orderNumber } = getOrder(loaded);
    await settled({ canvas });
    const question = canvas.getByText('Where would you like to sit?');
    await waitFor(() => expect(question).toBeVisible());
    await waitFor(() => expect(canvas.getByText('By the doors')).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Edit answers' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Edit answers' }));
    const firstName = drawer.getByRole('textbox', { name: /^First name/ });
    await expect(firstName).toHaveValue('Tomás');
    await expect(drawer.queryByText('Where would you like to sit?')).toBeNull();
    await userEvent.clear(firstName);
    await userEvent.type(firstName, 'Thomas');
    await userEvent.click(drawer.getByRole('button', { name: 'Save answers' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getByText('Thomas')).toBeVisible());
    await waitFor(() => expect(canvas.getByText('By the doors')).toBeVisible());
    await expect(platform.orders.read(orderNumber).checkoutForm?.inputValues).toContainEqual(
      expect.objectContaining({ inputName: 'seat', value: 'By the doors' }),
    );
  },
});

export const Missing = meta.story({
  loaders: [opening('PAID', (platform, orderNumber) => platform.orders.delete(orderNumber))],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'This order doesn’t exist' });
  },
});

export const RetriesAfterLoadError = meta.story({
  loaders: [
    opening(
      'AUTHORIZED',
      (platform) => void platform.fail('orders.getOrder', 'unavailable', { times: 1 }),
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('This order couldn’t be loaded. Nothing has changed.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await settled({ canvas });
  },
});

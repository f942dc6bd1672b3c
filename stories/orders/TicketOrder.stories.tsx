import { OrderStatus } from '@vitrine/client/orders';
import { Button, Grid, Link, TicketOrder, TicketOrderPage } from '@vitrine/ui';
import { expect, fn, screen, spyOn, waitFor, type within } from 'storybook/test';
import { inModes } from '../../.storybook/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { getAnnouncement } from '../lib/announcements.ts';
import {
  concert,
  getVisit,
  navigate,
  noNews,
  toOrder,
  type Visit,
  visiting,
} from './order-demo.tsx';

interface OrderArgs {
  eventId?: string;
  orderNumber?: string;
}

const again = (
  <Button asChild emphasis="primary" size="large">
    <a href="#/tickets">Choose tickets again</a>
  </Button>
);

/** The page of an order, which the story may select. */
function Page({ eventId = '', orderNumber = '' }: OrderArgs) {
  return (
    <main>
      <TicketOrderPage
        eventId={eventId}
        orderNumber={orderNumber}
        navigate={navigate}
        againAction={again}
        notFoundAction={again}
        instructions="Pay at the box office until an hour before the doors open."
      />
    </main>
  );
}

const large = { viewport: { value: 'large', isRotated: false } };

const meta = preview.meta({
  title: 'Orders/TicketOrder',
  component: Page,
  globals: large,
  loaders: [visiting(concert)],
  beforeEach: () => void navigate.mockClear(),
});

/** Shows the order with a status, of the story's own event. */
const showing = (status: OrderStatus) => ({
  render: (_: OrderArgs, { loaded }: { loaded: Record<string, unknown> }) => {
    const visit = getVisit(loaded);
    return <Page eventId={visit.eventId} orderNumber={toOrder(visit, status)} />;
  },
});

type Canvas = ReturnType<typeof within>;

const title = async (canvas: Canvas, name: string | RegExp) => {
  await waitFor(async () =>
    expect(await canvas.findByRole('heading', { level: 1, name })).toBeVisible(),
  );
};

/** Every status, as the page of its order begins. */
function Statuses({ visit }: { visit: Visit }) {
  const all = visit.platform.orders.all();
  return (
    <main style={{ padding: 32 }}>
      <Grid columns="2" gap="56">
        {Object.values(OrderStatus).map((status) => {
          const order = all.find((one) => one.status === status && one.totalPrice);
          return order ? (
            <TicketOrder.Root key={status} eventId={order.eventId} orderNumber={order.orderNumber}>
              <TicketOrder.Status
                level={2}
                againAction={again}
                instructions="Pay at the box office until an hour before the doors open."
              />
            </TicketOrder.Root>
          ) : null;
        })}
      </Grid>
    </main>
  );
}

export const EveryStatus = meta.story({
  parameters: { requirements: ['R40'] },
  render: (_, { loaded }) => <Statuses visit={getVisit(loaded)} />,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(10));
    const titles = canvas.getAllByRole('heading', { level: 2 }).map((one) => one.textContent);
    await expect(new Set(titles).size).toBe(10);
    await canvas.findByText(/is on hold on your card/);
    await canvas.findByText('Pay at the box office until an hour before the doors open.');
    // Two of them may still change, and polling has ended.
    await noNews(2);
    await waitFor(() =>
      expect(canvas.getAllByRole('button', { name: 'Check again' })).toHaveLength(2),
    );
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Pay now' })).toBeVisible());
    await expect(canvas.getAllByRole('link', { name: 'Choose tickets again' })).toHaveLength(3);
  },
});

export const PaysBeforeDeadline = meta.story({
  parameters: {
    requirements: ['R39'],
    routes: { ticketOrder: (_slug: string, orderNumber: string) => `/orders/${orderNumber}` },
  },
  ...showing('INITIATED'),
  play: async ({ canvas, userEvent, loaded }) => {
    const { platform } = getVisit(loaded);
    await title(canvas, 'We haven’t received your payment yet');
    await canvas.findByText(/^Your tickets are reserved until/);
    await userEvent.dblClick(await canvas.findByRole('button', { name: 'Pay now' }));
    await waitFor(() => expect(navigate).toHaveBeenCalledTimes(1));
    const [url] = navigate.mock.calls[0] as [string];
    await expect(url).toMatch(/^https:\/\/pages\.platform\.example\/.*reservationId=/);
    const sessions = platform.calls.filter(
      ({ name }) => name === 'redirects.createRedirectSession',
    );
    await expect(sessions).toHaveLength(1);
    const postFlowUrl = `${location.origin}/orders/${toOrder(getVisit(loaded), 'INITIATED')}`;
    await expect(sessions[0]?.body).toMatchObject({ callbacks: { postFlowUrl } });
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    await canvas.findByRole('button', { name: 'Pay now' });
    await noNews();
  },
});

/** The status of an order without the rest of its page. */
const showingStatus = (status: OrderStatus) => ({
  render: (_: OrderArgs, { loaded }: { loaded: Record<string, unknown> }) => {
    const visit = getVisit(loaded);
    return (
      <main style={{ padding: 20 }}>
        <TicketOrder.Root eventId={visit.eventId} orderNumber={toOrder(visit, status)}>
          <TicketOrder.Status />
        </TicketOrder.Root>
      </main>
    );
  },
});

export const OpensPaymentAfterFailures = meta.story({
  parameters: {
    requirements: ['R39'],
    routes: { ticketOrder: (_slug: string, orderNumber: string) => `#/orders/${orderNumber}` },
  },
  beforeEach: () => {
    const { href } = location;
    return () => history.replaceState(history.state, '', href);
  },
  ...showingStatus('INITIATED'),
  play: async ({ canvas, userEvent, loaded }) => {
    const { platform } = getVisit(loaded);
    const pay = async () => userEvent.click(await canvas.findByRole('button', { name: 'Pay now' }));
    const respondWith = (fullUrl: string) =>
      platform.fail(
        'redirects.createRedirectSession',
        () => Response.json({ redirectSession: { fullUrl } }),
        { times: 1 },
      );
    platform.fail('redirects.createRedirectSession', 'unavailable', { times: 1 });
    await pay();
    await canvas.findByText(/^We couldn’t open the payment page/);
    respondWith('javascript:alert(1)');
    await pay();
    await canvas.findByText(/^The payment page couldn’t be opened/);
    await expect(canvas.queryByText(/^We couldn’t open the payment page/)).toBeNull();
    // Only the hash differs, so the page of the story stays.
    const order = `#/orders/${toOrder(getVisit(loaded), 'INITIATED')}`;
    respondWith(`${location.origin}${location.pathname}${location.search}#payment`);
    await pay();
    await waitFor(() => expect(location.hash).toBe('#payment'));
    await canvas.findByRole('button', { name: 'Opening payment' });
    await expect(canvas.queryByText(/^The payment page couldn’t be opened/)).toBeNull();
    // It is an entry of its own. The length of the history has a limit, so it does not tell.
    history.back();
    await waitFor(() => expect(location.hash).toBe(order));
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    await canvas.findByRole('button', { name: 'Pay now' });
    await noNews();
  },
});

export const ReportsFailedStatusCheck = meta.story({
  parameters: { requirements: ['R40'] },
  ...showingStatus('PENDING'),
  play: async ({ canvas, userEvent, loaded }) => {
    const { platform } = getVisit(loaded);
    await noNews();
    const restore = platform.fail('orders.getOrder', () =>
      Response.json({ message: 'No' }, { status: 403 }),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Check again' }));
    await canvas.findByText('We couldn’t check your order. Check your connection.');
    await expect(canvas.queryByText(/^This is taking longer/)).toBeNull();
    restore();
  },
});

export const IgnoresPaymentStatusInUrl = meta.story({
  parameters: { requirements: ['R15'] },
  ...showing('INITIATED'),
  play: async ({ canvas, userEvent, loaded }) => {
    const visit = getVisit(loaded);
    const orderNumber = toOrder(visit, 'INITIATED');
    await title(canvas, 'We haven’t received your payment yet');
    await noNews();
    await expect(canvas.queryByText(/Thank you/)).toBeNull();
    visit.platform.orders.pay(orderNumber, 'DECLINED');
    await userEvent.click(canvas.getByRole('button', { name: 'Check again' }));
    await title(canvas, 'Your payment was declined');
    await waitFor(() => expect(getAnnouncement()).toBe('Your payment was declined'));
    await expect(canvas.queryByRole('button', { name: 'Pay now' })).toBeNull();
    await expect(canvas.queryByRole('link', { name: /^Download/ })).toBeNull();
  },
});

export const WaitsForTickets = meta.story({
  parameters: { requirements: ['R41', 'T24'] },
  ...showing('PAID'),
  loaders: [
    visiting(concert, [], (visit) => {
      const { platform } = visit;
      const {
        ticketsPdf: _none,
        tickets: _yet,
        ...order
      } = platform.orders.read(toOrder(visit, 'PAID'));
      // The page loads once automatically, and polls eight times.
      platform.fail('orders.getOrder', () => Response.json({ order }), { times: 9 });
    }),
  ],
  play: async ({ canvas, userEvent }) => {
    await title(canvas, 'Your tickets are being prepared');
    await expect(canvas.queryByRole('link', { name: /^Download/ })).toBeNull();
    await noNews();
    await userEvent.click(await canvas.findByRole('button', { name: 'Check again' }));
    await title(canvas, /^See you there, \w+$/);
    await canvas.findByRole('link', { name: /^Download \d tickets/ });
  },
});

export const EditsAnswersUntilSettled = meta.story({
  parameters: { requirements: ['R38', 'Q22'] },
  ...showing('OFFLINE_PENDING'),
  play: async ({ canvas, userEvent, loaded }) => {
    const visit = getVisit(loaded);
    await title(canvas, 'Your tickets are reserved');
    await userEvent.click(await canvas.findByRole('button', { name: 'Change answers' }));
    const name = await canvas.findByRole('textbox', { name: 'First name' });
    await waitFor(() => expect(name).toHaveFocus());
    await userEvent.clear(name);
    await userEvent.type(name, 'Solveig');
    await userEvent.click(canvas.getByRole('button', { name: 'Save answers' }));
    await canvas.findByText('Your answers have been saved.');
    await canvas.findByText('Solveig');
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Change answers' })).toHaveFocus(),
    );
    const orderNumber = toOrder(visit, 'OFFLINE_PENDING');
    await expect(visit.platform.orders.read(orderNumber).firstName).toBe('Solveig');
    visit.platform.orders.pay(orderNumber);
    await userEvent.click(canvas.getByRole('button', { name: 'Change answers' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Save answers' }));
    await canvas.findByText(/^Your order has been placed, so this can’t be changed here/);
    await expect(canvas.queryByRole('button', { name: 'Change answers' })).toBeNull();
  },
});

export const RejectsUnsafeTicketUrls = meta.story({
  ...showing('PAID'),
  loaders: [
    visiting(concert, [], (visit) => {
      const order = visit.platform.orders.read(toOrder(visit, 'PAID'));
      const [first, ...others] = order.tickets ?? [];
      const tickets = [
        { ...first, ticketPdfUrl: 'javascript:alert(1)', walletPassUrl: 'data:text/html,x' },
        ...others.map((ticket) => ({ ...ticket, canceled: true })),
      ];
      visit.platform.fail('orders.getOrder', () =>
        Response.json({ order: { ...order, tickets, ticketsPdf: 'javascript:alert(2)' } }),
      );
    }),
  ],
  play: async ({ canvas }) => {
    await title(canvas, /^See you there, \w+$/);
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Your tickets' })).toBeVisible());
    await expect(canvas.queryByRole('link', { name: /Download|wallet/ })).toBeNull();
    await expect(canvas.getAllByText('Cancelled')).toHaveLength(2);
    await expect(canvas.getAllByText('Not valid')).toHaveLength(2);
  },
});

export const OpensCodeOfTicket = meta.story({
  ...showing('PAID'),
  parameters: { screenshot: 'window' },
  play: async ({ canvas, userEvent, loaded }) => {
    const visit = getVisit(loaded);
    const [first] = visit.platform.orders.read(toOrder(visit, 'PAID')).tickets ?? [];
    const name = `Show the code of ticket ${first?.ticketNumber}`;
    const code = await canvas.findByRole('button', { name });
    await waitFor(() => expect(code.querySelector('svg path')).toHaveAttribute('d'));
    const release = fn(async () => {});
    const lock = spyOn(navigator.wakeLock, 'request').mockResolvedValue({
      release,
    } as unknown as WakeLockSentinel);
    // A URL needs more modules than the smallest code has.
    const { width } = (code.querySelector('svg') as SVGSVGElement).viewBox.baseVal;
    await expect(width).toBeGreaterThan(21);
    await userEvent.click(code);
    const dialog = await screen.findByRole('dialog', { name: first?.guestFullName ?? '' });
    await waitFor(() => expect(dialog).toBeVisible());
    await waitFor(() => {
      const [, large] = [...dialog.querySelectorAll('svg')].map((one) =>
        one.getBoundingClientRect(),
      );
      return expect(large?.width).toBeGreaterThan(200);
    });
    await expect(dialog).toHaveTextContent(first?.ticketNumber ?? '');
    // The screen stays on only while the code is shown.
    await expect(lock).toHaveBeenCalledTimes(1);
    await expect(lock).toHaveBeenCalledWith('screen');
    await expect(release).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await waitFor(() => expect(release).toHaveBeenCalledTimes(1));
    await waitFor(() => expect(code).toHaveFocus());
  },
});

const usedAt = new Date('2026-12-03T18:12:00Z').toISOString();

export const ShowsUsedTicketsAndMissingCodes = meta.story({
  parameters: { chromatic: inModes('light', 'small dark') },
  ...showing('PAID'),
  loaders: [
    visiting(concert, [], (visit) => {
      const order = visit.platform.orders.read(toOrder(visit, 'PAID'));
      const [first, { checkInUrl: _, ...second } = {}, ...others] = order.tickets ?? [];
      const tickets = [{ ...first, checkIn: { created: usedAt } }, second, ...others];
      visit.platform.fail('orders.getOrder', () => Response.json({ order: { ...order, tickets } }));
    }),
  ],
  play: async ({ canvas, loaded }) => {
    const visit = getVisit(loaded);
    const tickets = visit.platform.orders.read(toOrder(visit, 'PAID')).tickets ?? [];
    await title(canvas, /^See you there, \w+$/);
    await canvas.findByText(/^Used 3 December at 19:12/);
    await canvas.findByText(tickets[1]?.ticketNumber ?? '');
    // A code that cannot be used is not a button.
    await expect(canvas.getAllByRole('button', { name: /^Show the code/ })).toHaveLength(
      tickets.length - 2,
    );
  },
});

export const NotFound = meta.story({
  render: (_, { loaded }) => (
    <Page eventId={getVisit(loaded).eventId} orderNumber="GONE-0000-000" />
  ),
  play: async ({ canvas }) => {
    await title(canvas, 'We can’t find this order');
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'Choose tickets again' })).toBeVisible(),
    );
  },
});

export const RetriesAfterLoadError = meta.story({
  ...showing('AUTHORIZED'),
  loaders: [
    visiting(
      concert,
      [],
      ({ platform }) => void platform.fail('orders.getOrder', 'unavailable', { times: 1 }),
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(/^We couldn’t load this order/);
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await title(canvas, 'Reserved on your card, not charged yet');
  },
});

export const ReportsUnknownEventSlug = meta.story({
  render: () => (
    <TicketOrderPage
      slug="no-such-event"
      orderNumber="2026-1"
      notFoundAction={<Link href="#/programme">All events</Link>}
    />
  ),
  play: async ({ canvas, loaded }) => {
    await canvas.findByRole('heading', { name: 'We can’t find this event', level: 1 });
    await waitFor(() => expect(canvas.getByRole('link', { name: 'All events' })).toBeVisible());
    const { calls } = getVisit(loaded).platform;
    await expect(calls.some(({ name }) => name === 'orders.getOrder')).toBe(false);
  },
});

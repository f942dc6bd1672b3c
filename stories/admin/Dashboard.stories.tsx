import { Dashboard } from '@vitrine/admin';
import { backInStockRequestsAtom, ordersNeedingActionAtom, useAtomValue } from '@vitrine/atoms';
import { BackInStockStatus } from '@vitrine/client/back-in-stock';
import { getPlatform, mockPlatform } from '@vitrine/storybook';
import { expect, waitFor, within } from 'storybook/test';
import { inModes } from '../../.storybook/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { getAnnouncement } from '../lib/announcements.ts';
import { adminParameters, DemoFrame, large, small } from './admin-demo.tsx';
import { waitedFor } from './back-in-stock-demo.tsx';

interface PageProps {
  /** Counts of the navigation that differ from those of the shop. */
  counts?: Readonly<Record<string, number | undefined>>;
}

/** The page with the dashboard, whose lists have the counts of the navigation. */
function DashboardPage({ counts }: PageProps) {
  const { total: orders } = useAtomValue(ordersNeedingActionAtom(6));
  const status = { $in: [BackInStockStatus.RECEIVED, BackInStockStatus.FAILED] };
  const { items } = useAtomValue(backInStockRequestsAtom({ filter: { status }, limit: 100 }));
  const waiting = items.filter((request) => request.status === BackInStockStatus.RECEIVED).length;
  return (
    <DemoFrame
      current="dashboard"
      title="Fenn House"
      counts={{ orders, 'back-in-stock': waiting, ...counts }}
    >
      <Dashboard />
    </DemoFrame>
  );
}

const SUMMARY = 'orders.getSummary';
const ORDERS = 'orders.listOrders';
const EVENTS = 'events.queryEvents';

/** The owner's dashboard. */
const meta = preview.meta({
  title: 'Admin/Dashboard',
  component: DashboardPage,
  subcomponents: { Dashboard },
  globals: large,
  parameters: adminParameters,
  loaders: [mockPlatform()],
});

type Canvas = ReturnType<typeof within>;

/** Returns the rows of a block, once they are loaded. */
async function findRows(canvas: object, title: string): Promise<HTMLElement[]> {
  const block = await (canvas as Canvas).findByRole('region', { name: title });
  await waitFor(() => expect(within(block).getAllByRole('listitem').length).toBeGreaterThan(0));
  return within(block).getAllByRole('listitem');
}

export const ShowsSalesOrdersAndEvents = meta.story({
  parameters: { requirements: ['O11'] },
  loaders: [waitedFor()],
  play: async ({ canvas, loaded }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Friday 27 November 2026' });
    const orders = await findRows(canvas, 'Needs action');
    const waiting = getPlatform(loaded)
      .orders.all()
      .filter(
        ({ status, archived }) =>
          !archived && ['AUTHORIZED', 'OFFLINE_PENDING', 'PARTIALLY_PAID'].includes(String(status)),
      );
    await expect(orders).toHaveLength(Math.min(6, waiting.length));
    const [first] = orders as [HTMLElement];
    await expect(within(first).getByRole('link')).toHaveAttribute(
      'href',
      expect.stringMatching(/^#\/admin\/orders\/.+\/.+/),
    );
    const events = await findRows(canvas, 'Next events');
    await expect(events).toHaveLength(6);
    const heading = await canvas.findByText('Ticket sales in EUR');
    const sales = heading.closest('div') as HTMLElement;
    within(sales).getByText(/^€[\d,.]+$/);
    within(sales).getByText(/\d+ tickets$/);
    await canvas.findAllByText(/^\d+ of \d+ coming$/);
    const people = await canvas.findByText(/^\d+ people$/);
    await expect(people.parentElement).toHaveTextContent(/^Waiting for stock6 people3 products$/);
    await canvas.findByRole('link', { name: /^Back in stock.*6/ });
    canvas.getByRole('link', { name: new RegExp(`^Orders.*${waiting.length}`) });
  },
});

export const Modes = meta.story({
  parameters: { chromatic: inModes('small', 'large dark') },
  globals: small,
  loaders: [waitedFor()],
  play: async ({ canvas }) => {
    await findRows(canvas, 'Next events');
    await canvas.findByText(/^\d+ people$/);
  },
});

export const RightToLeft = meta.story({
  globals: { ...large, locale: 'fa-IR' },
  play: async ({ canvas }) => void (await findRows(canvas, 'رویدادهای بعدی')),
});

export const German = meta.story({
  globals: { viewport: { value: 'medium', isRotated: false }, locale: 'de' },
  play: async ({ canvas }) => void (await findRows(canvas, 'Nächste Veranstaltungen')),
});

export const NothingYet = meta.story({
  args: { counts: { events: undefined, products: undefined, collections: undefined } },
  loaders: [mockPlatform(({ platform }) => void platform.mode('empty'))],
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('No tickets sold yet.')).toBeVisible());
    await waitFor(() => expect(canvas.getByText('No orders need action.')).toBeVisible());
    await waitFor(() => expect(canvas.getByText('No upcoming events.')).toBeVisible());
  },
});

export const Loading = meta.story({
  loaders: [
    mockPlatform(({ platform }) => {
      platform.hold(SUMMARY);
      platform.hold(ORDERS);
      platform.hold(EVENTS);
    }),
  ],
  play: async ({ canvas }) => {
    const block = await canvas.findByRole('region', { name: 'Needs action' });
    await expect(within(block).queryByRole('listitem')).toBeNull();
  },
});

export const RetriesEachBlock = meta.story({
  parameters: { requirements: ['O11'] },
  loaders: [
    mockPlatform(({ platform }) => {
      for (const call of [SUMMARY, ORDERS] as const)
        platform.fail(call, 'unavailable', { times: 1 });
    }),
  ],
  play: async ({ canvas, userEvent }) => {
    await findRows(canvas, 'Next events');
    await waitFor(() => expect(canvas.getByText('The orders couldn’t be loaded.')).toBeVisible());
    await waitFor(() => expect(canvas.getByText('The sales couldn’t be loaded.')).toBeVisible());
    const block = canvas.getByRole('region', { name: 'Needs action' });
    await userEvent.click(within(block).getByRole('button'));
    await findRows(canvas, 'Needs action');
    canvas.getByText('The sales couldn’t be loaded.');
  },
});

export const RefreshesBlocks = meta.story({
  play: async ({ canvas, userEvent, loaded }) => {
    const rows = await findRows(canvas, 'Needs action');
    const { orders } = getPlatform(loaded);
    const waiting = orders.all().find(({ status }) => status === 'OFFLINE_PENDING');
    const name = new RegExp(`^${waiting?.fullName}`);
    canvas.getByRole('link', { name });
    orders.pay(String(waiting?.orderNumber));
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }));
    await waitFor(() => expect(getAnnouncement()).toMatch(/^Updated at/));
    await waitFor(() => expect(canvas.queryByRole('link', { name })).toBeNull());
    await expect((await findRows(canvas, 'Needs action')).length).toBeLessThanOrEqual(rows.length);
  },
});

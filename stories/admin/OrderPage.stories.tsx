import { OrderPage } from '@vitrine/admin';
import type { OrderStatus } from '@vitrine/client/orders';
import type { MockPlatform } from '@vitrine/mocks';
import preview from '../../.storybook/preview.tsx';
import { getVisit, type Visit, visiting } from '../orders/order-demo.tsx';
import { adminParameters, large, OrderDesk, small } from './admin-demo.tsx';

const concert = 'resonance-for-nine-strings';

interface OrderVisit extends Visit {
  orderNumber: string;
}

/** Returns a loader: an owner who opens the newest order of the concert in this status. */
const opening =
  (
    status: OrderStatus,
    arrange: (platform: MockPlatform, orderNumber: string) => void = () => {},
  ) =>
  async (context?: { globals?: Record<string, unknown> }): Promise<OrderVisit> => {
    let orderNumber = '';
    const visit = await visiting(concert, [], ({ platform, eventId }) => {
      const order = platform.orders
        .all()
        .findLast((one) => one.eventId === eventId && one.status === status);
      if (!order) throw new Error(`The concert has no order that is ${status}.`);
      orderNumber = order.orderNumber;
      arrange(platform, orderNumber);
    })(context);
    return { ...visit, orderNumber };
  };

const getOrder = (loaded: unknown) => getVisit(loaded) as OrderVisit;

const meta = preview.meta({
  title: 'Admin/OrderPage',
  component: () => null,
  subcomponents: { OrderPage },
  globals: large,
  parameters: adminParameters,
  loaders: [opening('AUTHORIZED')],
  render: (_args: object, { loaded }: { loaded: Record<string, unknown> }) => (
    <OrderDesk eventId={getOrder(loaded).eventId} orderNumber={getOrder(loaded).orderNumber} />
  ),
});

export const Authorized = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Capture €64.00' });
    await canvas.findByRole('heading', { name: 'History' });
  },
});
export const AuthorizedSmall = meta.story({
  globals: small,
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Capture €64.00' });
  },
});
export const Paid = meta.story({
  loaders: [opening('PAID')],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'History' });
  },
});

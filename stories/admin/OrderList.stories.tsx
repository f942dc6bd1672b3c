import { OrderList } from '@vitrine/admin';
import { mockPlatform } from '@vitrine/storybook';
import preview from '../../.storybook/preview.tsx';
import { adminParameters, findRows, large, OrdersDesk, small } from './admin-demo.tsx';

const meta = preview.meta({
  title: 'Admin/OrderList',
  component: OrdersDesk,
  subcomponents: { OrderList },
  globals: large,
  parameters: adminParameters,
  loaders: [mockPlatform()],
});

export const ShowsOrders = meta.story({
  play: async ({ canvas }) => {
    await findRows(canvas);
  },
});
export const Small = meta.story({
  globals: small,
  play: async ({ canvas }) => void (await findRows(canvas)),
});

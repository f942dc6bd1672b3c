import { OrderList } from '@vitrine/admin/orders';
import { AppLink, Button } from '@vitrine/ui';
import { orders } from '../storefront.ts';
import { urls } from '../urls.ts';

const boxOffice = (
  <Button asChild>
    <AppLink href={urls.boxOffice}>Point of sale</AppLink>
  </Button>
);

export const Component = () => <OrderList list={orders} actions={boxOffice} />;

import { OrderPage } from '@vitrine/admin/orders';
import { useParams } from 'react-router';
import { orders } from '../storefront.ts';

export function Component() {
  const { eventId = '', orderNumber = '' } = useParams();
  return <OrderPage eventId={eventId} orderNumber={orderNumber} list={orders} />;
}

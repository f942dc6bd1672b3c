import { TicketOrderPage } from '@vitrine/ui';
import { getPageMeta } from '../page-meta.ts';
import type { Route } from './+types/ticket-order.ts';

export const meta: Route.MetaFunction = () => getPageMeta(undefined, 'Your order');

export default function TicketOrderRoute({ params }: Route.ComponentProps) {
  return <TicketOrderPage slug={params.slug} orderNumber={params.orderNumber} />;
}

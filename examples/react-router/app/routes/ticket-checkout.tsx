import { TicketCheckoutPage } from '@vitrine/ui';
import { getPageMeta } from '../page-meta.ts';
import type { Route } from './+types/ticket-checkout.ts';

export const meta: Route.MetaFunction = () => getPageMeta(undefined, 'Checkout');

export default function TicketCheckoutRoute({ params }: Route.ComponentProps) {
  return <TicketCheckoutPage slug={params.slug} />;
}

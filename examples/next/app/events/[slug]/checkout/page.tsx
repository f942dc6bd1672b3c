import { TicketCheckoutPage } from '@vitrine/ui/tickets';
import type { Metadata } from 'next';

export const metadata: Metadata = { title: 'Checkout' };

export default async function TicketCheckoutRoute({
  params,
}: {
  params: Promise<{ slug: string }>;
}) {
  return <TicketCheckoutPage slug={(await params).slug} />;
}

import { TicketOrderPage } from '@vitrine/ui/orders';
import type { Metadata } from 'next';

export const metadata: Metadata = { title: 'Your order' };

interface TicketOrderProps {
  params: Promise<{ slug: string; orderNumber: string }>;
}

export default async function TicketOrderRoute({ params }: TicketOrderProps) {
  return <TicketOrderPage {...(await params)} />;
}

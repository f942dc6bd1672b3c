import { TicketOrderPage } from '@vitrine/ui';

export default function TicketOrderPageExample() {
  return <TicketOrderPage slug="resonance-for-nine-strings" orderNumber="2026-0001" />;
}

import { TicketCheckoutPage } from '@vitrine/ui';

export default function TicketCheckoutPageExample() {
  return <TicketCheckoutPage slug="resonance-for-nine-strings" />;
}

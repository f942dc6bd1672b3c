import { OrderSummary } from '@vitrine/ui';

export default function OrderSummaryExample() {
  return <OrderSummary eventId="event-id" />;
}

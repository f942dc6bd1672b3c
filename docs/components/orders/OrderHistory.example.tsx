import { OrderHistory, Stack, TicketHistory } from '@vitrine/ui';

export default function OrderHistoryExample() {
  return (
    <Stack gap="32">
      <OrderHistory />
      <TicketHistory />
    </Stack>
  );
}

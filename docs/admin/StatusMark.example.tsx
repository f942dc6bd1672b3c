import { OrderStatusMark, StatusMark } from '@vitrine/admin';
import { Stack } from '@vitrine/ui';

export default function StatusMarkExample() {
  return (
    <Stack gap="8">
      <StatusMark kind="checked-in">Checked in</StatusMark>
      <OrderStatusMark status="PAID" />
    </Stack>
  );
}

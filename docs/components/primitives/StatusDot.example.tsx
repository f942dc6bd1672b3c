import { Stack, StatusDot } from '@vitrine/ui';

export default function StatusDotExample() {
  return (
    <Stack gap="8">
      <StatusDot state="available">In stock</StatusDot>
      <StatusDot state="low">Only 2 left</StatusDot>
      <StatusDot state="sold-out">Sold out</StatusDot>
    </Stack>
  );
}

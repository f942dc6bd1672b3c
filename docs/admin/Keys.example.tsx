import { Keys } from '@vitrine/admin';
import { Stack } from '@vitrine/ui';

export default function KeysExample() {
  return (
    <Stack gap="8">
      <Keys keys="mod+k" />
      <Keys keys="g o" />
      <Keys keys="shift+down" />
    </Stack>
  );
}

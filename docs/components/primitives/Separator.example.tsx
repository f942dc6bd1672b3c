import { Separator, Stack, Text } from '@vitrine/ui';

export default function SeparatorExample() {
  return (
    <Stack gap="12">
      <Text>Before</Text>
      <Separator />
      <Text>After</Text>
    </Stack>
  );
}

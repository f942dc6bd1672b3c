import { Heading, Stack, Text } from '@vitrine/ui';

export default function TextExample() {
  return (
    <Stack gap="8">
      <Heading level={2}>Objects for slow evenings</Heading>
      <Text tone="muted">Poured in small batches since 1986.</Text>
    </Stack>
  );
}

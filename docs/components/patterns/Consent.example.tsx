import { Button, ConsentBanner, ConsentSettings, Stack } from '@vitrine/ui';

export default function ConsentExample() {
  return (
    <Stack gap="16">
      <ConsentBanner />
      <ConsentSettings>
        <Button emphasis="text">Privacy settings</Button>
      </ConsentSettings>
    </Stack>
  );
}

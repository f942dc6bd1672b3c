import { Button, ConsentBanner, ConsentSettings, Inline, Stack } from '@vitrine/ui';

export default function ConsentExample() {
  return (
    <Stack gap="16">
      <ConsentBanner />
      <Inline>
        <ConsentSettings>
          <Button emphasis="text">Privacy settings</Button>
        </ConsentSettings>
      </Inline>
    </Stack>
  );
}

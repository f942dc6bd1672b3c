import { Box, Grid, Inline, Stack, Text } from '@vitrine/ui';

export default function BoxExample() {
  return (
    <Stack gap="16">
      <Inline gap="8" justify="between">
        <Text variant="bodyStrong">Ridge Pillar Candle</Text>
        <Text tone="muted">€38.00</Text>
      </Inline>
      <Grid columns={{ small: '1', large: '3' }} gap="12">
        <Box padding="16" asChild>
          <section>Chalk</section>
        </Box>
        <Box padding="16">Sand</Box>
        <Box padding="16">Moss</Box>
      </Grid>
    </Stack>
  );
}

import { vars } from '@vitrine/theme';
import { Box, Grid, Inline, Stack, Text } from '@vitrine/ui';

const tinted = { background: vars.color.mediaFrame };

export default function BoxExample() {
  return (
    <Stack gap="16">
      <Inline gap="8" justify="between">
        <Text variant="bodyStrong">Ridge pillar candle</Text>
        <Text tone="muted">€38.00</Text>
      </Inline>
      <Grid columns={{ small: '1', large: '3' }} gap="12">
        <Box padding="16" style={tinted} asChild>
          <section>Chalk</section>
        </Box>
        <Box padding="16" style={tinted}>
          Sand
        </Box>
        <Box padding="16" style={tinted}>
          Moss
        </Box>
      </Grid>
    </Stack>
  );
}

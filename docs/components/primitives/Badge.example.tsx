import { vars } from '@vitrine/theme';
import { Badge, Box, Inline } from '@vitrine/ui';

export default function BadgeExample() {
  return (
    <Box padding="24" style={{ background: vars.color.mediaFrame }}>
      <Inline gap="8">
        <Badge>New</Badge>
        <Badge kind="outline">Sold out</Badge>
        <Badge kind="count">3</Badge>
      </Inline>
    </Box>
  );
}

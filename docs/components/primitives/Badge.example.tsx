import { Badge, Inline } from '@vitrine/ui';

export default function BadgeExample() {
  return (
    <Inline gap="8">
      <Badge>New</Badge>
      <Badge kind="outline">Sold out</Badge>
      <Badge kind="count">3</Badge>
    </Inline>
  );
}

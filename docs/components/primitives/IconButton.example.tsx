import { Badge, IconButton, Inline } from '@vitrine/ui';
import { Heart, Search } from 'lucide-react';

export default function IconButtonExample() {
  return (
    <Inline gap="8">
      <IconButton label="Search" icon={Search} />
      <IconButton
        label="Saved products"
        icon={Heart}
        emphasis="outline"
        badge={<Badge kind="count">3</Badge>}
      />
    </Inline>
  );
}

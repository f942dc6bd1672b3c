import { Icon, Inline, Text } from '@vitrine/ui';
import { Truck } from 'lucide-react';

export default function IconExample() {
  return (
    <Inline gap="8">
      <Icon as={Truck} />
      <Text>Delivered on Friday</Text>
    </Inline>
  );
}

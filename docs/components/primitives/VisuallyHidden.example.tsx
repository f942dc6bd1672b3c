import { Text, VisuallyHidden } from '@vitrine/ui';

export default function VisuallyHiddenExample() {
  return (
    <Text>
      3<VisuallyHidden> items in your cart</VisuallyHidden>
    </Text>
  );
}

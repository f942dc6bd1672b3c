import { Button, EmptyState } from '@vitrine/ui';

export default function EmptyStateExample() {
  return (
    <EmptyState title="No saved products" action={<Button>Browse collections</Button>}>
      Press the heart on a product to find it here again.
    </EmptyState>
  );
}

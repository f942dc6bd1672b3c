import type { LineItem } from '@vitrine/client/cart';
import { CartLine } from '@vitrine/ui';

export const Line = ({ line }: { line: LineItem }) => (
  <CartLine line={line} currency="EUR" onRemove={() => {}} onQuantityChange={() => {}} />
);

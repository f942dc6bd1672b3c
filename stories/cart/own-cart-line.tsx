import { Cart, type CartLineContextValue, IconButton } from '@vitrine/ui';
import { X } from 'lucide-react';

export const renderOwnLine = ({ name, remove }: CartLineContextValue) => (
  <div
    style={{ display: 'grid', grid: 'auto / 1fr auto 5rem auto', gap: 12, alignItems: 'center' }}
  >
    <Cart.LineName />
    <Cart.LineQuantity />
    <Cart.LinePrice />
    <IconButton icon={X} label={`Take ${name} out`} onClick={remove} />
  </div>
);

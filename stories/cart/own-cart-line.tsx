import { Cart, type CartLineContextValue, IconButton } from '@vitrine/ui';
import { X } from 'lucide-react';

export const renderOwnLine = ({ name, remove }: CartLineContextValue) => (
  <div style={{ display: 'grid', gridTemplateColumns: '1fr auto auto auto', gap: 12 }}>
    <Cart.LineName />
    <Cart.LineQuantity />
    <Cart.LinePrice />
    <IconButton icon={X} label={`Take ${name} out`} onClick={remove} />
  </div>
);

import { CommandProvider, OrderList } from '@vitrine/admin';
import { createOrderList, memoryLocation } from '@vitrine/atoms';
import { useState } from 'react';

export default function OrderListExample() {
  const [list] = useState(() => createOrderList({ location: memoryLocation() }));
  return (
    <CommandProvider>
      <OrderList list={list} />
    </CommandProvider>
  );
}

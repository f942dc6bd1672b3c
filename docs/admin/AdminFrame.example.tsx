import { AdminFrame, OrderList, OrderResults } from '@vitrine/admin';
import { createOrderList, memoryLocation } from '@vitrine/atoms';
import { useState } from 'react';

const navigation = [
  {
    title: 'Box office',
    items: [
      { id: 'orders', label: 'Orders', href: '/admin/orders', needsAction: 4, key: 'o' },
      { id: 'events', label: 'Events', href: '/admin/events', count: 29, key: 'e' },
    ],
  },
];

export default function AdminFrameExample() {
  const [list] = useState(() => createOrderList({ location: memoryLocation() }));
  return (
    <AdminFrame
      name="Fenn House"
      href="/admin"
      current="orders"
      navigation={navigation}
      account={{ name: 'Inger Skov', role: 'Box office' }}
      searchResults={<OrderResults />}
    >
      <OrderList list={list} />
    </AdminFrame>
  );
}

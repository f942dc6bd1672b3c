import { CommandProvider, ProductAdminList } from '@vitrine/admin';
import { createProductAdminList, memoryLocation } from '@vitrine/atoms';
import { useState } from 'react';

export default function ProductAdminListExample() {
  const [list] = useState(() => createProductAdminList({ location: memoryLocation() }));
  return (
    <CommandProvider>
      <ProductAdminList list={list} />
    </CommandProvider>
  );
}

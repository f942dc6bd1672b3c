import { createProductList, memoryLocation } from '@vitrine/atoms';
import { Listing } from '@vitrine/ui';
import { useState } from 'react';

export default function ListingExample() {
  const [list] = useState(() => createProductList({ location: memoryLocation() }));
  return (
    <Listing.Root list={list}>
      <Listing.Bar />
      <div style={{ display: 'grid', gap: 16, marginBlockStart: 24 }}>
        <Listing.Applied />
        <Listing.Grid level={3} />
      </div>
    </Listing.Root>
  );
}

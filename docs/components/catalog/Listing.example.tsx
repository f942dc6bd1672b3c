import { createProductList, memoryLocation } from '@vitrine/atoms';
import { Listing } from '@vitrine/ui';
import { useState } from 'react';

export default function ListingExample() {
  const [list] = useState(() => createProductList({ location: memoryLocation() }));
  return (
    <Listing.Root list={list}>
      <Listing.Bar />
      <Listing.Applied />
      <Listing.Grid level={3} />
    </Listing.Root>
  );
}

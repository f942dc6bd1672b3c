import { LoadMore } from '@vitrine/ui';
import { useState } from 'react';

export default function LoadMoreExample() {
  const [shown, setShown] = useState(12);
  return (
    <LoadMore
      shown={shown}
      hasNext={shown < 36}
      loading={false}
      onLoadMore={() => setShown(shown + 12)}
      summary={`${shown} of 36 products`}
      formatLoaded={(count) => `${count} more products`}
      label="Show more"
    />
  );
}

import { BackInStockQueue, CommandProvider } from '@vitrine/admin';
import { createBackInStockQueue } from '@vitrine/atoms';
import { useState } from 'react';

export default function BackInStockQueueExample() {
  const [queue] = useState(() => createBackInStockQueue());
  return (
    <CommandProvider>
      <BackInStockQueue queue={queue} />
    </CommandProvider>
  );
}

import { MarketSelect } from '@vitrine/ui';
import { useState } from 'react';

export default function MarketSelectExample() {
  const [market, setMarket] = useState('en-US');
  return (
    <MarketSelect
      markets={[
        { value: 'en-US', label: 'United States (USD)', lang: 'en' },
        { value: 'de-DE', label: 'Deutschland (EUR)', lang: 'de' },
      ]}
      value={market}
      onValueChange={setMarket}
    />
  );
}

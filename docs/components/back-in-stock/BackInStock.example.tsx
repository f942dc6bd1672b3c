import { BackInStock } from '@vitrine/ui';

export default function BackInStockExample() {
  return (
    <BackInStock.Form
      item={{
        catalogReference: {
          appId: '215238eb-22a5-4c36-9e7b-e7c08025e04e',
          catalogItemId: 'ring-vase',
        },
        itemDetails: { name: 'Ring vase', price: '58' },
      }}
    />
  );
}

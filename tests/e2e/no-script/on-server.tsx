import { CartLine, UiProvider } from '@vitrine/ui';
import { renderToString } from 'react-dom/server';

/** Returns a host's cart page with a server-rendered cart of this quantity. */
export function cartPage(quantity: number): string {
  const line = { _id: 'line-1', quantity, descriptionLines: [], productName: { original: 'Cup' } };
  const markup = renderToString(
    <UiProvider>
      <CartLine line={line} currency="EUR" total={{ amount: '28.00' }} formAction="/cart/lines" />
    </UiProvider>,
  );
  return `<!doctype html><html lang="en"><title>Cart</title><body>${markup}`;
}

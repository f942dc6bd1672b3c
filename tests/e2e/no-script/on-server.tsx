import { CartLine, UiProvider } from '@vitrine/ui';
import { renderToString } from 'react-dom/server';

/** The page of a host whose server knows the cart, with so many pieces in it. */
export function cartPage(quantity: number): string {
  const line = { _id: 'line-1', quantity, descriptionLines: [], productName: { original: 'Cup' } };
  const markup = renderToString(
    <UiProvider>
      <CartLine line={line} currency="EUR" total={{ amount: '28.00' }} formAction="/cart/lines" />
    </UiProvider>,
  );
  return `<!doctype html><html lang="en"><title>Cart</title><body>${markup}`;
}

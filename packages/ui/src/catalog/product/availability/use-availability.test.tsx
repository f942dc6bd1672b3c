import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { UiProvider } from '../../../provider/UiProvider.tsx';
import { ProductContext, type ProductContextValue, useProductContext } from '../product-context.ts';
import { type AvailabilityText, useAvailability } from './use-availability.ts';

const stock = { trackInventory: true, quantity: 3, inStock: true };

function Availability({ onRender }: { onRender: (availability: AvailabilityText) => void }) {
  onRender(useAvailability());
  return null;
}

const Quantity = () => useProductContext().quantity;

/** Returns the availability as a component below `Product.Root` gets it. */
function getAvailability(
  state: ProductContextValue['view']['state'],
  rest: Partial<ProductContextValue> = {},
): AvailabilityText {
  const context = {
    ...{ product: { stock }, view: { state, quantity: 3 }, quantity: 1, confirmation: 'local' },
    ...rest,
  } as ProductContextValue;
  const results: AvailabilityText[] = [];
  renderToString(
    <UiProvider>
      <ProductContext value={context}>
        <Availability onRender={(availability) => void results.push(availability)} />
      </ProductContext>
    </UiProvider>,
  );
  return results[0] as AvailabilityText;
}

test('a pre-order has the message of the merchant, or a default one', () => {
  const preorderInfo = { enabled: true, limit: 4 };
  expect(getAvailability('pre-order', { preorderInfo })).toEqual({
    state: 'pre-order',
    dotStatus: 'available',
    text: 'Available to pre-order',
  });
  const announced = { ...preorderInfo, message: 'Ships in March' };
  expect(getAvailability('pre-order', { preorderInfo: announced }).text).toBe('Ships in March');
});

test('a quantity above the stock names what ships now and later, and the merchant’s message', () => {
  const preorderInfo = { enabled: true, limit: 5 };
  expect(getAvailability('low', { preorderInfo, quantity: 5 })).toEqual({
    state: 'back-order',
    dotStatus: 'low',
    text: '3 ship now, 2 more later.',
  });
  const announced = { ...preorderInfo, message: 'They ship in March.' };
  expect(getAvailability('low', { preorderInfo: announced, quantity: 5 }).text).toBe(
    '3 ship now, 2 more later. They ship in March.',
  );
});

test('what can’t be bought is sold out or does not exist', () => {
  expect(getAvailability('sold-out')).toEqual({
    state: 'sold-out',
    dotStatus: 'sold-out',
    text: 'Sold out',
  });
  expect(getAvailability('nonexistent')).toEqual({
    state: 'nonexistent',
    dotStatus: 'sold-out',
    text: 'None available at the moment.',
  });
});

test('an unconfirmed availability is loading or unknown', () => {
  expect(getAvailability('available', { confirmation: 'pending' })).toEqual({
    state: 'loading',
    dotStatus: 'reserved',
    text: 'Checking stock',
  });
  expect(getAvailability('available', { confirmation: 'failed' })).toEqual({
    state: 'unknown',
    dotStatus: 'reserved',
    text: 'We couldn’t check stock.',
  });
});

test('a component outside a product throws an error with instructions', () => {
  expect(() => renderToString(<Quantity />)).toThrow(
    'Components of a product need a <Product.Root> above them: wrap them in one.',
  );
});

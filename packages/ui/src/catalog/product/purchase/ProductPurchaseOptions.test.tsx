import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { UiProvider } from '../../../provider/UiProvider.tsx';
import { ProductContext, type ProductContextValue } from '../product-context.ts';
import { ProductPurchaseOptions } from './ProductPurchaseOptions.tsx';

const price = { currency: 'EUR', price: 20, discountedPrice: 20 };

/** The text of each option. */
function getOptions(
  subscriptionOptions: readonly object[],
  rest: Partial<ProductContextValue['purchaseOptions']> = {},
): string[] {
  const context = {
    purchaseOptions: {
      ...{ subscriptionOptions, subscriptionOption: null, canBuyOnce: true },
      ...{ oneTimeView: { price }, ...rest },
    },
  } as unknown as ProductContextValue;
  const markup = renderToStaticMarkup(
    <UiProvider>
      <ProductContext value={context}>
        <ProductPurchaseOptions />
      </ProductContext>
    </UiProvider>,
  );
  return markup
    .split(/<button[^>]*role="radio"/)
    .slice(1)
    .map((part) => part.replace(/^[^>]*>/, '').replace(/<[^>]+>/g, ' '))
    .map((text) => text.replace(/\s+/g, ' ').trim());
}

test('a subscription has its title, otherwise its frequency, otherwise its ID', () => {
  const monthly = { frequency: 'MONTH', interval: 1 };
  expect(
    getOptions([
      { id: 'a', title: 'Coffee club', settings: monthly },
      { id: 'b', settings: monthly },
      { id: 'c', settings: { frequency: 'SOMETIMES' } },
    ]),
  ).toEqual([
    'One-time purchase €20.00',
    'Coffee club €20.00 Every month',
    'Every month €20.00',
    'c €20.00',
  ]);
});

test('options of a product without a price have none', () => {
  const oneTimeView = {} as ProductContextValue['purchaseOptions']['oneTimeView'];
  expect(getOptions([{ id: 'a', title: 'Coffee club', settings: {} }], { oneTimeView })).toEqual([
    'One-time purchase',
    'Coffee club',
  ]);
});

test('a product that is only sold as a subscription can’t be bought once', () => {
  const options = [{ id: 'a', title: 'Coffee club', settings: {} }];
  expect(getOptions(options, { canBuyOnce: false })).toEqual(['Coffee club €20.00']);
  expect(getOptions([])).toEqual([]);
});

import type { PriceData, Product } from '@vitrine/client/catalog';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { UiProvider } from '../../provider/UiProvider.tsx';
import { ProductPricePerUnit } from './ProductPricePerUnit.tsx';
import UnitPriceText, { type UnitPriceTextProps } from './UnitPriceText.tsx';

const getText = (element: React.ReactNode) =>
  renderToStaticMarkup(<UiProvider>{element}</UiProvider>).replace(/<[^>]+>/g, '');

const prices = (pricePerUnit: number): PriceData => ({
  ...{ currency: 'EUR', price: 32, discountedPrice: 32, pricePerUnit },
});
const gram = { baseQuantity: 100, baseMeasurementUnit: 'G' } as const;

test('the unit price has the variant’s price, otherwise the product’s', () => {
  const render = (product: object, variant?: PriceData) =>
    getText(
      <ProductPricePerUnit
        product={{ pricePerUnitData: gram, ...product } as Product}
        {...(variant && { prices: variant })}
      />,
    );
  const product = { priceData: prices(7), price: prices(6) };
  expect(render(product, prices(8))).toContain('€8.00');
  expect(render(product)).toContain('€7.00');
  expect(render({ price: prices(6) })).toContain('€6.00');
  expect(render({})).toBe('');
  const unknown = { baseQuantity: 1, baseMeasurementUnit: 'PARSEC' };
  expect(render({ ...product, pricePerUnitData: unknown })).toBe('');
});

test('a note follows the unit price, and is alone if the unit has no name', () => {
  const render = (props: Partial<UnitPriceTextProps>) =>
    getText(
      <UnitPriceText
        price={{ amount: '7', currency: 'EUR' }}
        quantity={100}
        unit="G"
        note="VAT included"
        {...props}
      />,
    );
  expect(render({})).toMatch(/^€7\.00.*, VAT included$/);
  expect(render({ note: undefined })).toMatch(/^€7\.00[^,]*$/);
  expect(render({ unit: 'PARSEC' as 'G' })).toBe('VAT included');
});

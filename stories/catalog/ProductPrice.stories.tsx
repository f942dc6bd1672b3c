import { MeasurementUnit, type PriceData, type Product } from '@vitrine/client/catalog';
import {
  Money,
  PriceConverted,
  PricePerUnit,
  PriceReference,
  ProductPrice,
  ProductPricePerUnit,
} from '@vitrine/ui';
import type { ReactNode } from 'react';
import { expect } from 'storybook/test';
import { inModes } from '../../.storybook/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { useDemoLanguage } from '../../.storybook/use-demo-language.ts';
import { getProduct } from '../lib/demo-products.ts';
import { candle } from './picker.tsx';

const meta = preview.meta({
  title: 'Catalog/ProductPrice',
  component: ProductPrice,
  parameters: { layout: 'padded' },
  args: { product: candle, size: 'page' },
});

const priced = (change: Partial<PriceData>, product: Partial<Product> = {}): Product => {
  const { formatted: _formatted, ...priceData } = candle.priceData as PriceData;
  return { ...candle, priceRange: undefined, priceData: { ...priceData, ...change }, ...product };
};

const Rows = ({ rows }: { rows: readonly (readonly [name: string, cell: ReactNode])[] }) => (
  <dl
    style={{
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 12rem) minmax(0, 1fr)',
      gap: '20px 24px',
      margin: 0,
    }}
  >
    {rows.map(([name, cell]) => (
      <div key={name} style={{ display: 'contents' }}>
        <dt lang="en">{name}</dt>
        <dd style={{ margin: 0 }}>{cell}</dd>
      </div>
    ))}
  </dl>
);

const dollars = { currency: 'USD', price: 44.2, discountedPrice: 37.21 };
const lowest = { amount: '29.00', currency: 'EUR' };
const withDiscount = (discount: unknown, change: Partial<PriceData> = {}) =>
  priced(change, { discount: discount as Product['discount'] });

const PriceTypesTable = () =>
  useDemoLanguage()(
    <Rows
      rows={[
        [
          'Now and was',
          <ProductPrice key="was" product={candle} size="page" note="VAT included" />,
        ],
        ['As set', <ProductPrice key="set" product={candle} size="page" reduction="as-set" />],
        [
          'In per cent',
          <ProductPrice
            key="%"
            product={withDiscount(
              { type: 'PERCENT', value: 12.5 },
              { price: 40, discountedPrice: 35 },
            )}
            size="page"
          />,
        ],
        [
          'Type not known',
          <ProductPrice key="?" product={withDiscount({ type: 'GIFT', value: 1 })} size="page" />,
        ],
        ['From', <ProductPrice key="from" product={getProduct('three-leg-stool')} size="page" />],
        ['From to', <ProductPrice key="range" product={candle} several="range" size="page" />],
        ['Lowest before', <ProductPrice key="low" product={candle} lowest={lowest} size="page" />],
        ['Converted', <ProductPrice key="usd" product={candle} converted={dollars} size="page" />],
        ['On a card', <ProductPrice key="card" product={candle} size="card" />],
        ['In a line', <ProductPrice key="line" product={candle} size="line" />],
      ]}
    />,
  );

interface Texts {
  findByText: (text: string) => Promise<HTMLElement>;
}

/** Waits for the lazy components that the first such price loads. */
async function waitForPriceLines({ canvas }: { canvas: object }) {
  await (canvas as Texts).findByText('Lowest price of the last 30 days: €29.00');
  await (canvas as Texts).findByText('About US$37.21. You’ll be charged in EUR.');
}

export const PriceTypes = meta.story({
  parameters: { requirements: ['C3', 'C4', 'C6', 'C7', 'C8'] },
  render: PriceTypesTable,
  play: async (context) => {
    const { canvas, canvasElement } = context;
    await waitForPriceLines(context);
    await expect(canvasElement.querySelector('ins')).toHaveTextContent('Now €32.00');
    await expect(canvasElement.querySelector('del')).toHaveTextContent('Was €38.00');
    await expect(canvas.getByText('€6.00 off')).toBeInTheDocument();
    await expect(canvas.getByText('12.5% off')).toBeInTheDocument();
    await expect(canvas.getAllByText('16% off')[0]).toBeInTheDocument();
    await expect(canvas.getByText(/^€18\.00\s?–\s?€56\.00$/)).toBeInTheDocument();
  },
});

export const RightToLeft = meta.story({
  render: PriceTypesTable,
  globals: { locale: 'fa-IR' },
  play: async ({ canvas }) => {
    await canvas.findByText(/EUR/);
  },
});

export const Modes = meta.story({
  parameters: { chromatic: inModes('small', 'dark') },
  render: PriceTypesTable,
  play: waitForPriceLines,
});

const inUnit = (unit: string, pricePerUnit = 7.11) =>
  priced(
    { pricePerUnit },
    {
      pricePerUnitData: {
        totalQuantity: 450,
        totalMeasurementUnit: 'G',
        baseQuantity: 100,
        baseMeasurementUnit: unit as MeasurementUnit,
      },
    },
  );

export const FormatsKnownUnits = meta.story({
  parameters: { requirements: ['C5'] },
  render: () => (
    <Rows
      rows={[...Object.keys(MeasurementUnit), 'CUBIT'].map((unit) => [
        unit,
        <ProductPricePerUnit key={unit} product={inUnit(unit)} />,
      ])}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('€7.11 for 100 cl')).toBeInTheDocument();
    await expect(canvas.getByText('€7.11 for 100 US fl oz')).toBeInTheDocument();
    const known = Object.keys(MeasurementUnit).length - 1;
    await expect(canvas.getAllByText(/^€7\.11 for 100/)).toHaveLength(known);
  },
});

const withAmounts = (discountedPrice: unknown, price: unknown = discountedPrice) =>
  priced({ discountedPrice: discountedPrice as number, price: price as number });

export const FormatsUnusualAmounts = meta.story({
  parameters: { requirements: ['C1', 'C2'] },
  render: () => (
    <Rows
      rows={[
        ['A string', <ProductPrice key="s" product={withAmounts('32.10', '38.00')} />],
        ['Huge', <ProductPrice key="h" product={withAmounts('9007199254740993.01')} />],
        ['Free', <ProductPrice key="f" product={withAmounts(0)} />],
        ['Negative', <ProductPrice key="n" product={withAmounts(-5)} />],
        ['Not a number', <ProductPrice key="x" product={withAmounts('NaN')} />],
        ['No currency', <ProductPrice key="c" product={priced({ currency: 'points' })} />],
        [
          'No price',
          <ProductPrice key="p" product={priced({}, { priceData: undefined, price: undefined })} />,
        ],
      ]}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('€32.10')).toBeInTheDocument();
    await expect(canvas.getByText('€9,007,199,254,740,993.01')).toBeInTheDocument();
    await expect(canvas.getByText('€0.00')).toBeInTheDocument();
    await expect(canvas.getAllByText('Price at checkout')).toHaveLength(3);
    await expect(canvas.getByText('32.00 points')).toBeInTheDocument();
  },
});

/** For a host with a custom price layout. */
export const ComposesFromComponents = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 8 }}>
      <Money value={{ amount: '32', currency: 'EUR' }} />
      <PricePerUnit price={{ amount: '7.11', currency: 'EUR' }} per="100 g" />
      <PriceReference value={lowest} days={14} />
      <PriceConverted value={{ amount: '37.21', currency: 'USD' }} charged="EUR" />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Lowest price of the last 14 days: €29.00')).toBeInTheDocument();
  },
});

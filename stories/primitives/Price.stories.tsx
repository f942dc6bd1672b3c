import { expectNoOverflow } from '@vitrine/storybook';
import { Money, Price, PricePerUnit, type PriceSize, useUi } from '@vitrine/ui';
import { expect, waitFor } from 'storybook/test';
import { inModes } from '../../.storybook/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { Gallery } from '../lib/Gallery.tsx';

const euros = (amount: string) => ({ amount, currency: 'EUR' });
const meta = preview.meta({
  title: 'Primitives/Price',
  component: Price,
  parameters: { layout: 'padded' },
  args: { now: euros('32.00') },
});

const sizes: PriceSize[] = ['card', 'line', 'page'];
const Unit = () => (
  <PricePerUnit price={euros('7.11')} per={useUi().locale === 'fa-IR' ? '۱۰۰ گرم' : '100 g'} />
);
const unit = <Unit />;

const WithTax = () => (
  <>
    {unit}
    {useUi().locale === 'fa-IR' ? '، با مالیات' : ', VAT included'}
  </>
);

const EverySize = () => (
  <Gallery
    columns={['Plain', 'Was', 'By the unit', 'From', 'Pending', 'Unknown']}
    rows={sizes.map((size) => ({
      name: size,
      cells: [
        <Price key="plain" size={size} now={euros('245')} />,
        <Price key="was" size={size} now={euros('32')} was={euros('38')} off={16} />,
        <Price
          key="unit"
          size={size}
          now={euros('32')}
          note={size === 'page' ? <WithTax /> : unit}
        />,
        <Price key="from" size={size} now={euros('180')} from />,
        <Price key="pending" size={size} now={euros('180')} pending />,
        <Price key="none" size={size} now={undefined} />,
      ],
    }))}
  />
);

export const Sizes = meta.story({
  parameters: { chromatic: inModes('light', 'dark', 'contrast', 'persian') },
  render: EverySize,
});

export const DistinguishesCurrentAndOriginalPrice = meta.story({
  args: { was: euros('38.00'), off: 16, note: unit },
  play: async ({ canvasElement, canvas }) => {
    await expect(canvasElement.querySelector('ins')).toHaveTextContent('Now €32.00');
    await expect(canvasElement.querySelector('del')).toHaveTextContent('Was €38.00');
    await expect(canvas.getByText('€7.11 for 100 g')).toBeInTheDocument();
  },
});

export const PrefersFormattedValue = meta.story({
  render: () => <Money value={{ amount: '32', currency: 'EUR', formatted: '32,00 EUR' }} />,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('32,00 EUR')).toBeVisible());
  },
});

export const ShowsTextWithoutAmount = meta.story({
  args: { now: { amount: 'NaN', currency: 'EUR' } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Price at checkout')).toBeVisible());
  },
});

export const WrapsBetweenAmounts = meta.story({
  render: () => (
    <div style={{ inlineSize: 108 }}>
      <Price now={euros('1234.50')} was={euros('1800')} note={unit} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expectNoOverflow(canvasElement);
  },
});

export const RendersParts = meta.story({
  parameters: { requirements: ['C1'] },
  render: () => (
    <p style={{ fontSize: 40, margin: 0 }}>
      <Money
        value={euros('1234.5')}
        renderParts={({ currency, integer, fraction }) => (
          <>
            {currency}
            {integer}
            <sup style={{ fontSize: 16, verticalAlign: 'super' }}>{fraction}</sup>
          </>
        )}
      />
    </p>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('€1,234.50')).toBeInTheDocument();
    await expect(canvas.getByText('50')).toHaveStyle({ fontSize: '16px' });
  },
});

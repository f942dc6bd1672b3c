import { setQuantityAtom, updateCartAtom } from '@vitrine/atoms';
import type { Money } from '@vitrine/client/cart';
import { type TotalsValue, TotalsView } from '@vitrine/ui';
import { expect, fn, waitFor } from 'storybook/test';
import { inModes } from '../../.storybook/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { useDemoLanguage } from '../../.storybook/use-demo-language.ts';
import { calm, filled } from './cart-contents.ts';
import { amounts, findTotals, getLoaded } from './cart-demo.tsx';
import { Summary } from './cart-summary-demo.tsx';

const euros = (amount: string): Money => ({ amount, formattedAmount: `€${amount}` });

/** All possible rows of an estimate. */
const everyRow: TotalsValue = {
  rows: [
    { kind: 'subtotal', amount: euros('204.00') },
    { kind: 'membership', name: 'Winter light', coveredQuantity: 2 },
    {
      kind: 'discount',
      name: 'Week of the first frost',
      amount: euros('12.00'),
      appliesTo: 'everything',
    },
    {
      kind: 'discount',
      name: undefined,
      amount: undefined,
      percentage: 5,
      appliesTo: 'everything',
    },
    {
      kind: 'discount',
      name: 'Two of a kind',
      amount: euros('9.00'),
      appliesTo: 'items',
      items: ['Ridge pillar candle', 'Ring vase', 'Dipped cup', 'Cedar hand wash'],
    },
    {
      kind: 'discount',
      name: 'Delivery on the house',
      amount: euros('5.00'),
      appliesTo: 'delivery',
    },
    { kind: 'fee', name: 'Gift wrapping', amount: euros('4.50') },
    {
      kind: 'delivery',
      amount: euros('87.00'),
      title: 'Van, morning',
      charges: [
        { type: 'handling', details: 'two to carry', amount: euros('12.00') },
        { type: 'insurance', details: undefined, amount: euros('6.00') },
      ],
    },
    { kind: 'tax', amount: euros('21.00'), name: 'State tax' },
    { kind: 'tax', amount: euros('4.20'), name: 'City tax' },
    { kind: 'gift-card', code: '•••• 4821', amount: euros('50.00') },
  ],
  total: euros('234.50'),
  includedTax: undefined,
  due: { now: euros('60.00'), later: euros('174.50') },
};

/** An invalid estimate of a platform. */
const broken: TotalsValue = {
  rows: [
    { kind: 'subtotal', amount: { amount: '98765432109876543210.99' } },
    { kind: 'discount', name: 'Below zero', amount: { amount: '-12.50' } },
    { kind: 'fee', name: undefined, amount: undefined },
    { kind: 'delivery', amount: undefined, isImpossible: true },
    { kind: 'tax', amount: undefined },
    { kind: 'gift-card', code: 'GIFT', amount: undefined },
  ],
  total: undefined,
  includedTax: undefined,
};

const Sheet = () =>
  useDemoLanguage()(
    <div
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 340px), 1fr))',
        gap: 56,
        maxInlineSize: 760,
        alignItems: 'start',
      }}
    >
      <TotalsView value={everyRow} currency="EUR" />
      <TotalsView value={broken} currency="EUR" hasFailed onRetry={fn()} />
    </div>,
  );

const meta = preview.meta({
  title: 'Cart/CartTotals',
  component: Summary,
  parameters: { layout: 'padded' },
  loaders: [filled(calm)],
});

export const Rows = meta.story({
  parameters: { requirements: ['F6'] },
  render: () => <Sheet />,
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('On Ridge pillar candle, Ring vase and 2 more'),
    ).toBeInTheDocument();
    await expect(canvas.getByText('−5%')).toBeInTheDocument();
    await expect(canvas.getByText('€98,765,432,109,876,543,210.99')).toBeInTheDocument();
    await expect(canvas.getByText('−€12.50')).toBeInTheDocument();
    await expect(canvas.getAllByText('Not calculated').length).toBeGreaterThan(1);
  },
});

export const ShowsConvertedTotal = meta.story({
  parameters: { requirements: ['C7'] },
  play: async ({ canvas, loaded }) => {
    await findTotals(canvas);
    await expect(canvas.queryByText(/charged in/)).toBeNull();
    const { platform, storefront } = getLoaded(loaded);
    const cart = platform.cart().read();
    const total = { amount: '192.00', convertedAmount: '209.28' };
    platform.fail('cart.estimateCurrentCartTotals', () =>
      Response.json({
        cart: { ...cart, conversionCurrency: 'USD' },
        calculatedLineItems: [],
        priceSummary: { subtotal: total, total },
        appliedDiscounts: [],
        additionalFees: [],
        violations: [],
      }),
    );
    const lineId = cart?.lineItems[0]?.id ?? '';
    await storefront.store.set(setQuantityAtom, { lineId, quantity: 3 });
    const converted = await canvas.findByText('About US$209.28. You’ll be charged in EUR.');
    await expect(converted.closest('dd')?.parentElement).toHaveTextContent(/^Total€192.00/);
  },
});

export const Modes = meta.story({
  parameters: { chromatic: inModes('dark', 'small persian') },
  render: () => <Sheet />,
});

export const ShowsMerchantDiscounts = meta.story({
  parameters: { requirements: ['F4'] },
  play: async ({ canvas, loaded }) => {
    await findTotals(canvas);
    const { platform, storefront } = getLoaded(loaded);
    const [candle] = platform.cart().read()?.lineItems ?? [];
    await storefront.store.set(updateCartAtom, {
      merchantDiscounts: [{ amount: '6.00', lineItemIds: [candle?.id ?? ''] }, { amount: '10.00' }],
    });
    await canvas.findByText('On Ridge pillar candle');
    const terms = canvas.getAllByRole('term').map(({ textContent }) => textContent);
    await expect(terms).toEqual(['Subtotal', 'Discount', 'Discount', 'Delivery', 'Total']);
    const [, everything, items] = canvas.getAllByRole('definition');
    await expect(everything).toHaveTextContent('−€10.00');
    await expect(items).toHaveTextContent('On the whole cart');
    await amounts(canvas, '€144.00', 1);
  },
});

export const DimsTotalsWhileUpdating = meta.story({
  parameters: { requirements: ['F7'] },
  play: async ({ canvas, loaded }) => {
    await findTotals(canvas);
    const { platform, storefront } = getLoaded(loaded);
    const [candle] = platform.cart().read()?.lineItems ?? [];
    const total = canvas.getByText('Total').closest('dl');
    await expect(total).not.toHaveAttribute('aria-busy');
    const release = platform.hold('cart.estimateCurrentCartTotals');
    await storefront.store.set(setQuantityAtom, { lineId: candle?.id ?? '', quantity: 3 });
    await waitFor(() => expect(total).toHaveAttribute('aria-busy', 'true'));
    await expect(canvas.getAllByText('€160.00')).toHaveLength(2);
    release();
    await amounts(canvas, '€192.00', 2);
    await waitFor(() => expect(total).not.toHaveAttribute('aria-busy'));
  },
});

export const KeepsLastTotalsOnError = meta.story({
  parameters: { requirements: ['F7'] },
  play: async ({ canvas, userEvent, loaded }) => {
    await findTotals(canvas);
    const { platform, storefront } = getLoaded(loaded);
    const [candle] = platform.cart().read()?.lineItems ?? [];
    platform.fail('cart.estimateCurrentCartTotals', 'unavailable', { times: 1 });
    await storefront.store.set(setQuantityAtom, { lineId: candle?.id ?? '', quantity: 3 });
    await canvas.findByText('We couldn’t calculate the total.');
    await expect(canvas.getAllByText('€160.00')).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await amounts(canvas, '€192.00', 2);
    await waitFor(() => expect(canvas.queryByText('We couldn’t calculate the total.')).toBeNull());
  },
});

import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { UiProvider } from '../../provider/UiProvider.tsx';
import { euros } from '../../testing/estimates.ts';
import { TotalsView, type TotalsViewProps } from './TotalsView.tsx';
import type { TotalRow, TotalsValue } from './total-rows.ts';

/** The totals as a reader gets them: one text for each term and each description. */
const render = (value: Partial<TotalsValue>, props: Partial<TotalsViewProps> = {}): string[] => {
  const html = renderToStaticMarkup(
    <UiProvider>
      <TotalsView
        currency="EUR"
        hasFailed
        value={{ rows: [], total: euros('64.00'), includedTax: undefined, ...value }}
        {...props}
      />
    </UiProvider>,
  );
  const [, list = ''] = html.split(/<dl[^>]*>(.*)<\/dl>/s);
  return list
    .replace(/<\/d[td]>/g, '\n')
    .replace(/<[^>]+>/g, '')
    .split('\n')
    .filter(Boolean);
};

/** One row after the subtotal. */
const renderRows = (...rows: TotalRow[]) =>
  render({ rows: [{ kind: 'subtotal', amount: euros('64.00') }, ...rows] }).slice(2, -2);

describe('amounts', () => {
  const bad = euros('much');

  it('that cannot be written have a text instead', () => {
    expect(renderRows({ kind: 'fee', name: 'Wrapping', amount: bad })).toEqual([
      'Wrapping',
      'Price at checkout',
    ]);
    expect(renderRows({ kind: 'gift-card', code: '4821', amount: bad }).at(-1)).toBe(
      'Price at checkout',
    );
  });

  it('are deducted for a discount and a gift card, and if they are negative', () => {
    expect(renderRows({ kind: 'gift-card', code: '4821', amount: euros('5') }).at(-1)).toBe(
      '−€5.00',
    );
    expect(renderRows({ kind: 'fee', name: 'Refund', amount: euros('-5') }).at(-1)).toBe('−€5.00');
    expect(renderRows({ kind: 'fee', name: 'Wrapping', amount: euros('5') }).at(-1)).toBe('€5.00');
  });

  it('due later are unknown without an amount', () => {
    const due = { now: undefined, later: euros('54.00') };
    expect(render({ due }).slice(-4)).toEqual(['Due now', 'Not calculated', 'Due later', '€54.00']);
  });

  it('of a discount may be a percentage', () => {
    const discount = { kind: 'discount', name: 'Frost', amount: undefined } as const;
    expect(renderRows({ ...discount, percentage: 15 })).toEqual(['Frost', '−15%']);
    expect(renderRows(discount)).toEqual(['Frost', 'Not calculated']);
  });
});

describe('an unknown delivery', () => {
  const getDelivery = (isDeliveryFree: boolean, isImpossible = false) => {
    const delivery: TotalRow = { kind: 'delivery', amount: undefined, isImpossible };
    const rows: TotalRow[] = [{ kind: 'subtotal', amount: euros('64.00') }, delivery];
    return render({ rows }, { isDeliveryFree })[3];
  };

  it('is free once the cart has reached free delivery, unless there is none', () => {
    expect(getDelivery(false)).toBe('Calculated at checkout');
    expect(getDelivery(true)).toBe('Free');
    expect(getDelivery(true, true)).toBe('Not available to this address');
  });
});

describe('names', () => {
  it('are the kind of a row that has none', () => {
    expect(renderRows({ kind: 'membership', name: undefined, coveredQuantity: 2 })).toEqual([
      'Membership',
      'Covers 2 items',
    ]);
    expect(renderRows({ kind: 'discount', name: undefined, amount: euros('5') })[0]).toBe(
      'Discount',
    );
    expect(renderRows({ kind: 'fee', name: undefined, amount: euros('5') })[0]).toBe('Fees');
    expect(renderRows({ kind: 'tax', amount: euros('5') })[0]).toBe('Tax');
  });

  it('of the included tax are “tax” without the platform’s name', () => {
    const amount = euros('12.80');
    expect(render({ includedTax: { amount, name: 'VAT' } })).toContain('Includes €12.80 VAT');
    expect(render({ includedTax: { amount, name: undefined } })).toContain('Includes €12.80 tax');
    expect(render({ includedTax: { amount: euros('much'), name: 'VAT' } }).join(' ')).not.toContain(
      'Includes',
    );
  });
});

describe('notes', () => {
  const off = { kind: 'discount', amount: euros('5') } as const;
  const onAll: TotalRow = { ...off, name: 'Frost', appliesTo: 'everything' };
  const onDelivery: TotalRow = { ...off, name: 'Carriage', appliesTo: 'delivery' };

  it('show that a discount is for the whole cart only next to one that is not', () => {
    expect(renderRows(onAll)).toEqual(['Frost', '−€5.00']);
    expect(renderRows(onAll, onDelivery)).toEqual([
      ...['Frost', '−€5.00', 'On the whole cart'],
      ...['Carriage', '−€5.00', 'On delivery'],
    ]);
  });

  it('name the charges of the carrier, with the amount if it is known', () => {
    const charge = { type: undefined, details: undefined, amount: undefined };
    const charges = [
      { ...charge, type: 'handling' as const, amount: euros('2.00') },
      { ...charge, type: 'insurance' as const },
      { ...charge, details: 'toll', amount: euros('1.00') },
      charge,
    ];
    const row: TotalRow = { kind: 'delivery', amount: euros('8'), title: 'By boat', charges };
    expect(renderRows(row)).toEqual([
      ...['Delivery', '€8.00', 'By boat', 'Includes €2.00: handling'],
      ...['Includes a charge: insurance', 'Includes €1.00: toll'],
      'Includes a charge: carrier charge',
    ]);
  });
});

import type { Invoice } from '@vitrine/client/orders';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { UiProvider } from '../../provider/UiProvider.tsx';
import { InvoiceView } from './InvoiceView.tsx';

const euros = (value: string) => ({ value, currency: 'EUR' });

/** Each row of an invoice as a text. */
function getRows(invoice: Partial<Invoice>): string[] {
  const markup = renderToStaticMarkup(
    <UiProvider>
      <InvoiceView invoice={{ items: [], ...invoice } as Invoice} />
    </UiProvider>,
  );
  return markup
    .split(/<(?:dt|dd)[ >]/)
    .slice(1)
    .map((part) => part.replace(/^[^>]*>/, '').replace(/<[^>]+>/g, ''))
    .map((text) => text.trim());
}

describe('the lines of an invoice', () => {
  it('have quantity, name and total, and a default name', () => {
    const items = [
      { _id: 'a', quantity: 2, name: 'Adult', total: euros('48.00') },
      { _id: 'b', quantity: 1 },
    ];
    expect(getRows({ items } as Partial<Invoice>)).toEqual([
      ...['2 × Adult', '€48.00', '1 × Ticket', ''],
    ]);
  });
});

describe('the tax of an invoice', () => {
  const getTax = (tax: object) =>
    getRows({ tax: { type: 'ADDED', amount: euros('1.90'), ...tax } } as Partial<Invoice>);

  it('has its name and its rate in percent', () => {
    expect(getTax({ name: 'VAT', rate: '19' })).toEqual(['VAT (19%)', '€1.90']);
    expect(getTax({ name: 'VAT', rate: '8.875' })).toEqual(['VAT (8.875%)', '€1.90']);
    expect(getTax({ name: 'VAT', rate: '0' })).toEqual(['VAT (0%)', '€1.90']);
  });

  it('has a rate that is not a number as it is', () => {
    expect(getTax({ name: 'VAT', rate: 'reduced' })).toEqual(['VAT (reduced)', '€1.90']);
  });

  it('has no rate if it is unknown, and a default name', () => {
    expect(getTax({ name: 'VAT' })).toEqual(['VAT', '€1.90']);
    expect(getTax({})).toEqual(['Tax', '€1.90']);
    expect(getTax({ rate: '19' })).toEqual(['Tax (19%)', '€1.90']);
  });
});

import type { TicketsRegistration } from '@vitrine/client/events';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { UiProvider } from '../../provider/UiProvider.tsx';
import { TicketTaxNote } from './TicketTaxNote.tsx';

const getNote = (taxSettings: object | undefined) =>
  renderToStaticMarkup(
    <UiProvider>
      <TicketTaxNote tickets={{ taxSettings } as TicketsRegistration} />
    </UiProvider>,
  ).replace(/<[^>]+>/g, '');

test('a note says whether the prices include the tax, and names it', () => {
  expect(getNote({ type: 'INCLUDED_IN_PRICE', name: 'VAT' })).toBe('Prices include VAT');
  expect(getNote({ type: 'ADDED_AT_CHECKOUT', name: 'VAT' })).toBe('Plus VAT at checkout');
});

test('a tax without a name has a default one', () => {
  expect(getNote({ type: 'INCLUDED_IN_PRICE', name: '' })).toBe('Prices include tax');
  expect(getNote({ type: 'ADDED_AT_CHECKOUT' })).toBe('Plus tax at checkout');
});

test('there is no note without a tax', () => {
  expect(getNote(undefined)).toBe('');
  expect(getNote({ type: 'UNKNOWN', name: 'VAT' })).toBe('');
});

import type { DeliveryChoice } from '@vitrine/atoms';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import * as RadioGroup from '../../primitives/radio-group/RadioGroup.tsx';
import { UiProvider } from '../../provider/UiProvider.tsx';
import { euros } from '../../testing/estimates.ts';
import { DeliveryOption } from './DeliveryOption.tsx';

const byBoat: DeliveryChoice = {
  ...{ key: 'boat', option: { code: 'by-boat' }, title: 'By boat', kind: 'shipment' },
  ...{ logistics: {}, price: euros('8.00'), charges: [], isChosen: false },
};

/** The texts of an option, in the order of the page. */
function render(changes: Partial<DeliveryChoice>): string[] {
  const html = renderToStaticMarkup(
    <UiProvider>
      <RadioGroup.Root value="">
        <DeliveryOption choice={{ ...byBoat, ...changes }} currency="EUR" />
      </RadioGroup.Root>
    </UiProvider>,
  );
  return html
    .split(/<[^>]+>/)
    .map((text) => text.trim())
    .filter(Boolean);
}

test('a delivery option has its name and price', () => {
  expect(render({})).toEqual(['By boat', '€8.00']);
  expect(render({ price: euros('0.00') })).toEqual(['By boat', 'Free']);
  expect(render({ logistics: { deliveryTime: '3 days' } })).toEqual(['By boat', '€8.00', '3 days']);
});

test('a delivery option without a name has its code, and without a price the time of the price', () => {
  expect(render({ title: '', price: undefined })).toEqual(['by-boat', 'Calculated at checkout']);
  expect(render({ price: euros('much') })).toEqual(['By boat', 'Calculated at checkout']);
});

test('a delivery option names the carrier’s additional charges that have an amount', () => {
  const charges = [
    { type: 'HANDLING_FEE', price: euros('2.00') },
    { type: 'INSURANCE', price: euros('3.00') },
    { type: 'toString', price: euros('4.00') },
    { type: 'INSURANCE', price: euros('much') },
  ] as DeliveryChoice['charges'];
  expect(render({ charges }).slice(2)).toEqual([
    'Plus €2.00 for handling',
    'Plus €3.00 for insurance',
    'Plus €4.00 for carrier charge',
  ]);
});

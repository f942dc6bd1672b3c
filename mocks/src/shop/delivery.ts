import { fromEuros } from '../core/money.ts';
import type { DeliveryOption, DeliveryRegion } from './shop.ts';

const steps = (...[letter, parcel, freight]: [number, number, number]) => [
  { upTo: 2, price: fromEuros(letter) },
  { upTo: 20, price: fromEuros(parcel) },
  { upTo: Number.POSITIVE_INFINITY, price: fromEuros(freight) },
];

const pickup: DeliveryOption = {
  code: 'pickup',
  title: 'Collect at Fenn House',
  deliveryTime: 'Today from 14:00',
  prices: steps(0, 0, 0),
  pickup: true,
};

const standard = (deliveryTime: string, prices: DeliveryOption['prices']): DeliveryOption => ({
  code: 'standard',
  title: 'Parcel',
  deliveryTime,
  prices,
});

const express = (deliveryTime: string, prices: DeliveryOption['prices']): DeliveryOption => ({
  code: 'express',
  title: 'Express parcel',
  deliveryTime,
  prices,
});

/** Where Fenn House delivers. Countries in no region are not served. */
export const DELIVERY: readonly DeliveryRegion[] = [
  {
    id: 'denmark',
    name: 'Denmark',
    countries: ['DK'],
    options: [
      standard('1 to 2 working days', steps(5, 9, 49)),
      express('Tomorrow before noon', steps(14, 22, 95)),
      pickup,
    ],
  },
  {
    id: 'europe',
    name: 'Europe',
    countries: [
      ...['AT', 'BE', 'BG', 'CH', 'CY', 'CZ', 'DE', 'EE', 'ES', 'FI', 'FR', 'GB', 'GR', 'HR'],
      ...['HU', 'IE', 'IS', 'IT', 'LT', 'LU', 'LV', 'MT', 'NL', 'NO', 'PL', 'PT', 'RO', 'SE'],
      ...['SI', 'SK'],
    ],
    options: [
      standard('3 to 5 working days', steps(11, 19, 120)),
      express('2 working days', steps(29, 44, 210)),
    ],
  },
  {
    id: 'overseas',
    name: 'Overseas',
    countries: ['AU', 'CA', 'JP', 'KR', 'NZ', 'US'],
    options: [standard('8 to 14 working days', steps(24, 52, 340))],
  },
];

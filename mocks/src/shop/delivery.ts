import { fromEuros } from '../core/money.ts';
import { idOf } from '../core/random.ts';
import type { DeliveryOption, DeliveryRegion, ShopAddress } from './shop.ts';

const steps = (...[letter, parcel, freight]: [number, number, number]) => [
  { upTo: 2, price: fromEuros(letter) },
  { upTo: 20, price: fromEuros(parcel) },
  { upTo: Number.POSITIVE_INFINITY, price: fromEuros(freight) },
];

const HOUSE = idOf('carrier/fenn-house');
const VAN = idOf('carrier/fenn-van');
const PARCEL_SHOPS = idOf('carrier/parcel-shops');

/** Fenn House hands out from 14:00 to 18:00 in winter, by Danish clocks. */
const pickup: DeliveryOption = {
  code: 'pickup',
  title: 'Collect at Fenn House',
  carrierId: HOUSE,
  deliveryTime: 'Today from 14:00',
  instructions: 'Ring at the blue door',
  prices: steps(0, 0, 0),
  hours: { opens: 13, closes: 17, daysAhead: 0 },
  pickup: { method: 'STORE_PICKUP' },
};

const standard = (deliveryTime: string, prices: DeliveryOption['prices']): DeliveryOption => ({
  code: 'standard',
  title: 'Parcel',
  carrierId: HOUSE,
  deliveryTime,
  prices,
});

const express = (deliveryTime: string, prices: DeliveryOption['prices']): DeliveryOption => ({
  code: 'express',
  title: 'Express parcel',
  carrierId: HOUSE,
  deliveryTime,
  prices,
});

/** The shop's own van: two men who carry in, on the next day. */
const van = (code: string, title: string, opens: number, closes: number): DeliveryOption => ({
  code,
  title,
  carrierId: VAN,
  deliveryTime: 'Tomorrow, carried in',
  instructions: 'The driver rings half an hour before',
  prices: steps(29, 29, 69),
  hours: { opens, closes, daysAhead: 1 },
  charges: [
    { type: 'HANDLING_FEE', details: 'Two to carry', price: fromEuros(12), fromKg: 20 },
    { type: 'INSURANCE', details: 'Insured to €5,000', price: fromEuros(6), fromKg: 50 },
  ],
});

const parcelShop = (prices: DeliveryOption['prices'], address: ShopAddress): DeliveryOption => ({
  code: 'parcel-shop',
  title: 'Parcel shop',
  carrierId: PARCEL_SHOPS,
  deliveryTime: '2 to 4 working days',
  prices,
  upToKg: 20,
  hours: { opens: 8, closes: 20, daysAhead: 3 },
  pickup: { method: 'PICKUP_POINT', address },
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
      van('van-morning', 'Van, morning', 7, 11),
      van('van-evening', 'Van, evening', 16, 20),
      parcelShop(steps(4, 7, 0), {
        country: 'DK',
        city: 'Aalborg',
        postalCode: '9000',
        addressLine: 'Nytorv 12',
      }),
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
      parcelShop(steps(9, 16, 0), {
        country: 'DE',
        city: 'Flensburg',
        postalCode: '24937',
        addressLine: 'Holm 3',
      }),
    ],
  },
  {
    id: 'overseas',
    name: 'Overseas',
    countries: ['AU', 'CA', 'JP', 'KR', 'NZ', 'US'],
    options: [standard('8 to 14 working days', steps(24, 52, 340))],
  },
];

import type { EventOffers } from './entry.ts';

const REFUND =
  'You can give tickets back until two days before. Doors close when the music starts.';

/** The tickets of the concerts. */
export const evenings: readonly EventOffers[] = [
  {
    slug: 'resonance-for-nine-strings',
    policy: REFUND,
    offers: [
      {
        name: 'Seat in the hall',
        text: 'Any free chair. Warm clothes help.',
        price: 32,
        fee: 'FEE_INCLUDED',
        capacity: 120,
        limit: 8,
      },
      {
        name: 'Under 26',
        text: 'Bring something that shows your age.',
        price: 18,
        limit: 4,
        left: 2,
      },
      {
        name: 'First row',
        text: 'Close enough to hear the players breathe.',
        price: 48,
        limit: 4,
        left: 0,
        reservedElsewhere: 4,
      },
      { name: 'Early seat', text: 'For the quick ones.', price: 24, sale: { until: -10 } },
      { name: 'At the door', text: 'What is left on the day.', price: 36, sale: { from: 5 } },
      {
        name: 'Guest of the players',
        text: 'The players have given you this one.',
        price: 0,
        hidden: true,
        capacity: 18,
      },
    ],
  },
  {
    slug: 'night-choir-by-candlelight',
    policy: REFUND,
    offers: [
      { name: 'Candle place', text: 'You carry a light.', price: 28, limit: 6, left: 0 },
      { name: 'Gallery', text: 'You watch the lights from above.', price: 22, limit: 6, left: 0 },
    ],
  },
  {
    slug: 'very-long-evening-for-two-pianos',
    policy: 'Tickets hold for the hour and all hours after it. Come and go as you like.',
    offers: [
      {
        name: 'The evening',
        text: 'The later you come, the less you pay, and the more room there is.',
        price: {
          options: [
            ['From the first note', 40],
            ['From eleven, with soup', 24],
            ['From two, with bread', 10],
          ],
        },
        fee: 'FEE_ADDED',
        limit: 6,
        capacity: 200,
      },
      {
        name: 'Keep the tuner awake',
        text: 'Coffee money. Give what you like, from €2.',
        price: { from: 2 },
      },
    ],
  },
  {
    slug: 'winter-sound-room',
    policy: 'A ticket is for one day of your choice.',
    offers: [
      { name: 'Day ticket', text: 'As often as you like on that day.', price: 9, fee: 'FEE_ADDED' },
      { name: 'Child', text: 'Up to twelve years.', price: 0, limit: 6 },
      {
        name: 'Opening week',
        text: 'At the price of the opening week.',
        price: 6,
        sale: { until: -1, hide: true },
      },
    ],
  },
  {
    slug: 'low-tide-brass',
    policy: 'The boats leave on time.',
    offers: [
      { name: 'Place on a boat', text: 'With a blanket and a mug.', price: 26, capacity: 60 },
      { name: 'On the pier', text: 'Standing, with wind.', price: 0 },
    ],
  },
  {
    slug: 'benefit-for-the-old-organ',
    policy: 'What you give goes into the organ. It can’t be given back.',
    offers: [
      { name: 'Name your price', text: 'From €10 on.', price: { from: 10 }, capacity: 150 },
      {
        name: 'Pay what you can',
        text: 'Nothing is an amount, too.',
        price: { from: 0 },
        limit: 2,
        capacity: 40,
      },
    ],
  },
];

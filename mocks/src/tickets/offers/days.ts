import type { EventOffers } from './entry.ts';

const WORKSHOP = 'You can give your place back until a week before, or send a friend.';

/** The tickets of the workshops, the fairs and the house’s visits abroad. */
export const days: readonly EventOffers[] = [
  {
    slug: 'throwing-bowls-for-beginners',
    policy: WORKSHOP,
    offers: [
      {
        name: 'A wheel and clay',
        text: 'Firing and glaze are included.',
        price: 45,
        limit: 4,
        capacity: 10,
      },
    ],
  },
  {
    slug: 'clay-camp',
    policy: WORKSHOP,
    offers: [
      {
        name: 'Three days',
        text: 'Clay, lunch and three firings.',
        price: {
          options: [
            ['Grown-up', 180],
            ['From eight to fifteen', 110],
          ],
        },
        fee: 'FEE_ADDED',
        limit: 5,
        capacity: 24,
      },
    ],
  },
  {
    slug: 'willow-baskets-in-a-day',
    policy: WORKSHOP,
    offers: [{ name: 'Place with willow', text: 'Tools are there.', price: 75, capacity: 8 }],
  },
  {
    slug: 'night-market',
    policy: 'Come when you like.',
    offers: [
      { name: 'Entry', text: 'Free, so that we know how many come.', price: 0, limit: 20 },
      { name: 'A bowl of soup', text: 'Kale and apple.', price: 6.5, fee: 'FEE_INCLUDED' },
    ],
  },
  {
    slug: 'tide-fair',
    policy: 'Tickets hold in any weather.',
    offers: [
      {
        name: 'Fair',
        text: 'For one day, or for all of it.',
        price: {
          options: [
            ['One day', 12],
            ['All three days', 28],
          ],
        },
      },
      { name: 'Under twelve', text: 'Free, with someone who is not.', price: 0, limit: 8 },
    ],
  },
  {
    slug: 'fenn-house-in-tokyo',
    policy: 'Each ticket holds for the hour that you choose at the door.',
    taxInPrices: true,
    offers: [
      { name: 'Tea hour', text: 'Two teas, one sweet.', price: 3500, limit: 4, capacity: 96 },
      {
        name: 'Tea hour with a cup to keep',
        text: 'You choose the cup, we wrap it.',
        price: 12_800,
        fee: 'FEE_ADDED',
        limit: 2,
        capacity: 48,
      },
    ],
  },
  {
    slug: 'dry-dock-sessions',
    policy: 'Standing room is cold and damp. That is why it sounds so well.',
    offers: [
      { name: 'Dock floor', text: 'Standing.', price: 25, fee: 'FEE_ADDED', capacity: 300 },
      { name: 'Edge', text: 'A seat with a blanket.', price: 45, limit: 6, capacity: 80 },
    ],
  },
  {
    slug: 'glass-and-light',
    policy: WORKSHOP,
    offers: [
      { name: 'A bench for the day', text: 'Glass and lead.', price: 18.5, capacity: 12, limit: 3 },
      { name: 'For the workshop’s kiln', text: 'From 1.250.', price: { from: 1.25 } },
    ],
  },
];

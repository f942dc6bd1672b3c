import type { PastOrder } from './entry.ts';

const concert = 'resonance-for-nine-strings';
const choir = 'night-choir-by-candlelight';
const brass = 'low-tide-brass';
const bowls = 'throwing-bowls-for-beginners';
const tokyo = 'fenn-house-in-tokyo';

/** The orders of before, oldest first: all ten statuses, and guests who have come. */
export const PAST_ORDERS: readonly PastOrder[] = [
  { slug: brass, bought: [['Place on a boat', 2]], daysAgo: 44.3, person: 0, checkedIn: 2 },
  {
    slug: brass,
    bought: [
      ['Place on a boat', 3],
      ['On the pier', 1],
    ],
    daysAgo: 41.6,
    person: 3,
    member: true,
    checkedIn: 2,
    archived: true,
  },
  {
    slug: brass,
    bought: [['On the pier', 4]],
    daysAgo: 38.9,
    person: 5,
    checkedIn: 4,
    archived: true,
  },
  { slug: concert, bought: [['Early seat', 2]], daysAgo: 34.2, person: 1, member: true },
  { slug: choir, bought: [['Candle place', 6]], daysAgo: 33.5, person: 8 },
  {
    slug: choir,
    bought: [
      ['Candle place', 4],
      ['Gallery', 2],
    ],
    daysAgo: 31.8,
    person: 4,
  },
  { slug: choir, bought: [['Gallery', 5]], daysAgo: 30.1, person: 9, member: true },
  { slug: choir, bought: [['Gallery', 2]], status: 'CANCELED', daysAgo: 29.4, person: 2 },
  {
    slug: brass,
    bought: [['Place on a boat', 2]],
    daysAgo: 20.7,
    person: 15,
    atTheDoor: true,
    checkedIn: 2,
  },
  { slug: concert, bought: [['Early seat', 4]], status: 'VOIDED', daysAgo: 18.5, person: 6 },
  {
    slug: 'willow-baskets-in-a-day',
    bought: [['Place with willow', 2]],
    daysAgo: 16.3,
    person: 10,
  },
  {
    slug: concert,
    bought: [['Seat in the hall', 3]],
    daysAgo: 12.6,
    person: 7,
    coupon: 'FIRSTLIGHT',
  },
  { slug: bowls, bought: [['A wheel and clay', 2]], daysAgo: 12.9, person: 11 },
  { slug: `${bowls}-2`, bought: [['A wheel and clay', 4]], daysAgo: 11.2, person: 12 },
  {
    slug: `${bowls}-2`,
    bought: [['A wheel and clay', 4]],
    daysAgo: 10.5,
    person: 13,
    member: true,
  },
  { slug: `${bowls}-2`, bought: [['A wheel and clay', 2]], daysAgo: 9.8, person: 14 },
  {
    slug: 'clay-camp',
    bought: [
      ['Three days', 1, 'Grown-up'],
      ['Three days', 2, 'From eight to fifteen'],
    ],
    daysAgo: 9.1,
    person: 2,
  },
  { slug: 'night-market', bought: [['Entry', 5]], daysAgo: 8.4, person: 0 },
  {
    slug: 'night-market',
    bought: [
      ['Entry', 2],
      ['A bowl of soup', 2],
    ],
    daysAgo: 7.7,
    person: 4,
    member: true,
  },
  { slug: tokyo, bought: [['Tea hour', 2]], daysAgo: 7.5, person: 6 },
  {
    slug: tokyo,
    bought: [['Tea hour with a cup to keep', 1]],
    status: 'AUTHORIZED',
    daysAgo: 2.3,
    person: 11,
  },
  {
    slug: 'glass-and-light',
    bought: [
      ['A bench for the day', 1],
      ['For the workshop’s kiln', 1, 5.375],
    ],
    daysAgo: 6.6,
    person: 7,
  },
  { slug: 'dry-dock-sessions', bought: [['Dock floor', 4]], daysAgo: 6.9, person: 14 },
  {
    slug: 'benefit-for-the-old-organ',
    bought: [['Name your price', 2, 41.5]],
    daysAgo: 6.2,
    person: 12,
  },
  {
    slug: 'benefit-for-the-old-organ',
    bought: [['Pay what you can', 1, 0]],
    daysAgo: 5.5,
    person: 13,
  },
  {
    slug: 'very-long-evening-for-two-pianos',
    bought: [
      ['The evening', 2, 'From eleven, with soup'],
      ['Keep the tuner awake', 1, 3],
    ],
    daysAgo: 5.8,
    person: 9,
  },
  {
    slug: 'winter-sound-room',
    bought: [
      ['Day ticket', 2],
      ['Child', 1],
    ],
    daysAgo: 4.1,
    person: 10,
    checkedIn: 3,
  },
  {
    slug: 'tide-fair',
    bought: [
      ['Fair', 2, 'All three days'],
      ['Under twelve', 2],
    ],
    daysAgo: 4.4,
    person: 3,
  },
  { slug: concert, bought: [['Guest of the players', 2]], daysAgo: 4.7, person: 14 },
  { slug: concert, bought: [['Under 26', 3]], status: 'DECLINED', daysAgo: 3.5, person: 13 },
  { slug: concert, bought: [['First row', 2]], status: 'PARTIALLY_PAID', daysAgo: 3.3, person: 8 },
  {
    slug: concert,
    bought: [['Seat in the hall', 2]],
    status: 'AUTHORIZED',
    daysAgo: 2.6,
    person: 5,
    member: true,
  },
  {
    slug: concert,
    bought: [['Seat in the hall', 4]],
    status: 'OFFLINE_PENDING',
    daysAgo: 2.9,
    person: 15,
  },
  {
    slug: concert,
    bought: [
      ['Under 26', 2],
      ['Seat in the hall', 1],
    ],
    daysAgo: 1.5,
    person: 10,
    member: true,
  },
  {
    slug: concert,
    bought: [['Seat in the hall', 2]],
    status: 'CANCELED',
    daysAgo: 1.2,
    person: 12,
  },
  { slug: concert, bought: [['Seat in the hall', 1]], status: 'PENDING', daysAgo: 0.2, person: 2 },
  {
    slug: concert,
    bought: [['Seat in the hall', 2]],
    status: 'INITIATED',
    daysAgo: 0.003,
    person: 11,
  },
];

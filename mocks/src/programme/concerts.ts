import type { ProgrammeEntry } from './entry.ts';

const TAX = {
  type: 'INCLUDED_IN_PRICE',
  name: 'VAT',
  rate: '25',
  appliedToDonations: false,
} as const;

const tickets = (currency: string) => ({
  guestsAssignedSeparately: false,
  ticketLimitPerOrder: 10,
  currency,
  taxSettings: TAX,
  reservationDurationInMinutes: 20,
});

/** Evenings of sound in the Great Hall, and two by the water. */
export const concerts: readonly ProgrammeEntry[] = [
  {
    slug: 'resonance-for-nine-strings',
    title: 'Resonance for nine strings',
    poster: 'ev-reson',
    categories: ['Concerts'],
    short: 'An hour of slow harmonics on instruments from the collection, played in the dark.',
    text: [
      'Nine players sit among the audience. The piece has no conductor: each string is tuned to the one beside it until the hall itself begins to sound.',
      'Mette Oksen, violin. Ilya Brandt, viola. Noor Haddad, cello. Tobias Lund, nyckelharpa.',
      '70 minutes, no interval. Doors at 19:00.',
    ],
    when: { day: 6, from: '19:30', to: '20:40' },
    place: 'hall',
    registration: { type: 'TICKETING', tickets: tickets('EUR') },
    form: 'concert',
    agenda: true,
  },
  {
    slug: 'night-choir-by-candlelight',
    title: 'Night choir by candlelight',
    poster: 'ev-night',
    categories: ['Concerts', 'Late'],
    short: 'Sixteen voices, four hundred candles from our own works, and no amplification.',
    text: [
      'The choir walks in from the yard and sings its way up through the three floors. You are welcome to follow, or to stay where you are and listen to it pass.',
    ],
    when: { day: 13, from: '22:00', to: '00:15', lastDay: 14 },
    place: 'hall',
    registration: { type: 'TICKETING', tickets: { ...tickets('EUR'), soldOut: true } },
    form: 'concert',
  },
  {
    slug: 'very-long-evening-for-two-pianos',
    title:
      'A very long evening for two pianos, one tuner, eleven music boxes and whoever stays until the last string stops',
    poster: 'ev-reson',
    categories: ['Concerts', 'Late'],
    short: 'Come late, go early, bring a cushion.',
    text: [
      'From dusk until the last listener leaves. Each ticket holds for the whole evening; the doors stay open between the movements.',
      'There is soup at eleven and bread at two.',
    ],
    when: { day: 27, from: '16:00', to: '04:00', lastDay: 28 },
    place: 'hall',
    registration: { type: 'TICKETING', tickets: tickets('EUR') },
    agenda: true,
  },
  {
    slug: 'winter-sound-room',
    title: 'Winter sound room',
    poster: 'ev-reson',
    categories: ['Concerts', 'Children'],
    short: 'A room that answers: walk, hum or sit still, and it plays what it heard.',
    text: [
      'Open every day of its run. Tickets are for a day; come back as often as you like on it.',
    ],
    when: { day: -2, from: '10:00', to: '18:00', lastDay: 9 },
    place: 'hall',
    registration: { type: 'TICKETING', tickets: tickets('EUR') },
    form: 'basic',
  },
  {
    slug: 'low-tide-brass',
    title: 'Low tide brass',
    poster: 'ev-tide',
    categories: ['Concerts'],
    short: 'Six horns on six piers, heard from the boats between them.',
    text: ['The boats are heated and the rum is hot. Dress for the wind all the same.'],
    when: { day: -20, from: '15:00', to: '16:30' },
    place: 'quay',
    registration: { type: 'TICKETING', tickets: tickets('EUR') },
  },
  {
    slug: 'benefit-for-the-old-organ',
    title: 'Benefit for the old organ',
    poster: 'ev-night',
    categories: ['Concerts'],
    short: 'Name your own price. All of it goes into 412 pipes.',
    text: ['Three organists share one bench and an hour. What you give is what the ticket costs.'],
    when: { day: 41, from: '17:00', to: '18:00' },
    place: 'hall',
    registration: { type: 'TICKETING', tickets: tickets('EUR') },
    form: 'basic',
  },
];

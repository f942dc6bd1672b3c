import type { ProgrammeEntry } from './entry.ts';

const tickets = (currency: string) => ({
  guestsAssignedSeparately: false,
  ticketLimitPerOrder: 8,
  currency,
  taxSettings: {
    type: 'ADDED_AT_CHECKOUT',
    name: 'Tax',
    rate: '8.875',
    appliedToDonations: false,
  } as const,
  reservationDurationInMinutes: 20,
});

/** Fenn House as a guest in other cities, in their time and in their money. */
export const abroad: readonly ProgrammeEntry[] = [
  {
    slug: 'fenn-house-in-tokyo',
    title: 'Fenn House in Tokyo',
    poster: 'ev-kiln',
    categories: ['Abroad', 'Fairs'],
    short: 'A hundred cups from the north, and tea to try them with.',
    text: [
      'Two days with Kura Kiln. Tickets hold for one hour each, so that everyone gets a seat.',
    ],
    when: { day: 16, from: '11:00', to: '19:00', lastDay: 17 },
    place: 'tokyo',
    timeZone: 'Asia/Tokyo',
    registration: { type: 'TICKETING', tickets: tickets('JPY') },
  },
  {
    slug: 'dry-dock-sessions',
    title: 'Dry dock sessions',
    poster: 'ev-reson',
    categories: ['Abroad', 'Concerts'],
    short: 'Resonance travels: the nine strings play in a drained ship’s dock.',
    text: ['Standing room on the dock floor, seats along the edge.'],
    when: { day: 30, from: '20:00', to: '21:30' },
    place: 'newYork',
    timeZone: 'America/New_York',
    registration: { type: 'TICKETING', tickets: tickets('USD') },
    form: 'concert',
  },
  {
    slug: 'glass-and-light',
    title: 'Glass and light',
    poster: 'ev-tide',
    categories: ['Abroad', 'Workshops'],
    short: 'A day of cutting and leading with the makers of our carafes.',
    text: ['Tools are there. Bring closed shoes and a window that you miss.'],
    when: { day: 36, from: '09:00', to: '15:00' },
    place: 'kuwait',
    timeZone: 'Asia/Kuwait',
    registration: { type: 'TICKETING', tickets: tickets('KWD') },
  },
  {
    slug: 'tiles-of-lisbon-walk',
    title: 'Tiles of Lisbon, a walk',
    poster: 'ev-kiln',
    categories: ['Abroad'],
    short: 'Four hills, five workshops, one custard tart.',
    text: ['We meet at the Oficina do Tejo and end where the tarts are.'],
    when: { day: 12, from: '10:00', to: '13:30' },
    place: 'lisbon',
    timeZone: 'Europe/Lisbon',
    registration: {
      type: 'RSVP',
      rsvp: { responseType: 'YES_ONLY', limit: 15, waitlistEnabled: false },
    },
    rsvps: { yes: 15 },
  },
];

import type { eventPage as english } from '../en/event-page.ts';
import type { Translated } from '../message.ts';

export const eventPage: Translated<typeof english> = {
  'when.toBeAnnounced': 'Termin wird noch bekannt gegeben',
  'when.unknown': 'Noch kein Termin festgelegt',
  'when.dateAndTime': '{date}, {time} Uhr',
  'when.both': '{lead}, {rest}',
  'when.until': 'bis {date}, {time} Uhr',
  'when.fromTo': '{from}–{until} Uhr',
  'when.time': '{time} Uhr',
  'when.zone': 'Zeit in {city}',
  'when.yours': 'Bei Ihnen: {when}',
  'when.daysLater': { one: '+{count} Tag', other: '+{count} Tage' },
  'when.daysLaterSpoken': { one: 'am nächsten Tag', other: '{count} Tage später' },
  'when.daysEarlier': { one: '−{count} Tag', other: '−{count} Tage' },
  'when.daysEarlierSpoken': { one: 'am Tag davor', other: '{count} Tage früher' },
  'place.online': 'Online',
  'place.MEETING': 'Eine Besprechung: alle können sprechen und sind zu sehen',
  'place.WEBINAR': 'Ein Webinar: Sie sehen und hören zu',
  'place.toBeAnnounced': 'Ort wird noch bekannt gegeben',
  'place.unknown': 'Noch kein Ort festgelegt',
  'place.map': 'Auf einer Karte zeigen',
};

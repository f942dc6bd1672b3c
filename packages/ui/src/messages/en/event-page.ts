import type { Message } from '../message.ts';

/** Words of the page of one event, and of answers to an invitation. */
export const eventPage = {
  'when.toBeAnnounced': 'Date to be announced',
  'when.unknown': 'No date has been set',
  'when.dateAndTime': '{date}, {time}',
  'when.both': '{lead}, {rest}',
  'when.until': 'until {date}, {time}',
  'when.fromTo': '{from}–{until}',
  'when.time': '{time}',
  'when.zone': '{city} time',
  'when.yours': 'Your time: {when}',
  'when.daysLater': { one: '+{count} day', other: '+{count} days' },
  'when.daysLaterSpoken': { one: 'the next day', other: '{count} days later' },
  'when.daysEarlier': { one: '−{count} day', other: '−{count} days' },
  'when.daysEarlierSpoken': { one: 'the day before', other: '{count} days earlier' },
  'place.online': 'Online',
  'place.MEETING': 'A meeting: everyone can speak and be seen',
  'place.WEBINAR': 'A webinar: you watch and listen',
  'place.toBeAnnounced': 'Place to be announced',
  'place.unknown': 'No place has been set',
  'place.map': 'Show on a map',
} satisfies Record<string, Message>;

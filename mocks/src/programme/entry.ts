import type { Wire } from '@vitrine/client';
import type { ConferencingType, Registration } from '@vitrine/client/events';
import type { CategoryName } from './categories.ts';
import type { FormName } from './forms.ts';
import type { Place } from './places.ts';

/** The posters of the programme. Each is there upright and, with `-wide` behind it, lying. */
export type Poster = 'ev-kiln' | 'ev-night' | 'ev-paper' | 'ev-reson' | 'ev-tide';

/** A time by the clock of the place, counted in days from the day on which the world began. */
export interface Span {
  day: number;
  /** Such as `19:30`. */
  from: string;
  to: string;
  /** The day it ends, where that is another one. */
  lastDay?: number;
}

/** Days of the week on which something recurs, as JavaScript counts them: Sunday is 0. */
export const WEEKDAYS = { monday: 1 } as const;

/** One day of the week, whatever day the world begins on: week 0 is the seven days after that one, week -1 those before. */
export interface Weekly extends Pick<Span, 'from' | 'to'> {
  weekday: keyof typeof WEEKDAYS;
  weeks: readonly number[];
}

/** When an event takes place. */
export type When =
  | Span
  /** So many hours from the moment the world began, for so many hours. */
  | { inHours: number; hours: number }
  /** One event for each, of the same form. */
  | Weekly
  /** To be announced: what is said meanwhile. */
  | { tbd: string };

/** How guests register: the wire's own, with moments as days from the world's beginning. */
export interface RegistrationEntry
  extends Omit<Wire<Registration>, 'type' | 'initialType' | 'status' | 'rsvp'> {
  type: NonNullable<Registration['type']>;
  rsvp?: Omit<NonNullable<Wire<Registration>['rsvp']>, 'startDate' | 'endDate'> & {
    opensOnDay?: number;
    closesOnDay?: number;
  };
}

/** What the builder turns into an event: the programme reads like one. */
export interface ProgrammeEntry {
  slug: string;
  title: string;
  poster: Poster;
  categories: readonly CategoryName[];
  /** The line under the title. */
  short: string;
  /** The paragraphs of the page. */
  text: readonly string[];
  when: When;
  place: Place;
  /** Name in the IANA database; Fenn House's own unless told otherwise. */
  timeZone?: string;
  registration: RegistrationEntry;
  form?: FormName;
  status?: 'DRAFT' | 'CANCELED';
  /** How many answered yes and no, and how many wait. */
  rsvps?: { yes: number; no?: number; waitlist?: number };
  online?: ConferencingType;
  agenda?: true;
  showGuests?: true;
}

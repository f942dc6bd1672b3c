import type { RecurrenceStatus } from './enums.ts';

/** One date of a recurring event. */
export interface Occurrence {
  /** Start of this date. */
  startDate?: Date;
  /** End of this date, after its start. */
  endDate?: Date;
  /** Name of the time zone in the IANA database. */
  timeZoneId?: string;
  /** Whether pages show the time zone next to the time. */
  showTimeZone?: boolean;
}

/** The dates of a recurring event. Each of them is a separate event. */
export interface RecurringEvents {
  /** Up to 200. They cannot be changed once the event is published. */
  individualEventDates?: Occurrence[];
  /** The category that all dates of the event share. The platform fills it in. */
  categoryId?: string;
}

/** Dates and times as formatted by the platform, in the event's own time zone. */
export interface FormattedDateAndTime {
  /** Start and end in one text; the message of a date that is to be announced. */
  dateAndTime?: string;
  /** Day of the start. Missing while the date is to be announced. */
  startDate?: string;
  /** Time of the start. Missing while the date is to be announced. */
  startTime?: string;
  /** Day of the end. Missing with `hideEndDate`. */
  endDate?: string;
  /** Time of the end. Missing with `hideEndDate`. */
  endTime?: string;
}

/** When an event takes place. See docs/reference/events.mdx. */
export interface DateAndTimeSettings {
  /** Whether the date is still to be announced. If so, there is no date. */
  dateAndTimeTbd?: boolean;
  /** Text shown instead of a date that is to be announced. */
  dateAndTimeTbdMessage?: string;
  /** Start of the event; in the future when it is published. */
  startDate?: Date;
  /** End of the event, after its start. */
  endDate?: Date;
  /** Name of the time zone in the IANA database. */
  timeZoneId?: string;
  /** Whether pages show only the start. */
  hideEndDate?: boolean;
  /** Whether pages show the time zone next to the time. */
  showTimeZone?: boolean;
  /** `ONE_TIME` for an event with a single date. Set by the platform. */
  recurrenceStatus?: RecurrenceStatus;
  /** Only for recurring events: all their dates. */
  recurringEvents?: RecurringEvents;
  /** Set by the platform. */
  formatted?: FormattedDateAndTime;
}

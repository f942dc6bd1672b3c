import type { RecurrenceStatus } from './enums.ts';

/** One date of a recurring event. */
export interface Occurrence {
  startDate?: Date;
  endDate?: Date;
  /** Name of the time zone in the IANA database. */
  timeZoneId?: string;
  showTimeZone?: boolean;
}

/** The dates of a recurring event. Each of them is a separate event. */
export interface RecurringEvents {
  individualEventDates?: Occurrence[];
  /** The category that all dates of the event share. The platform fills it in. */
  categoryId?: string;
}

/** Dates and times as formatted by the platform, in the event's own time zone. */
export interface FormattedDateAndTime {
  dateAndTime?: string;
  startDate?: string;
  startTime?: string;
  endDate?: string;
  endTime?: string;
}

/** When an event takes place. See docs/reference/events.mdx. */
export interface DateAndTimeSettings {
  /** Whether the date is still to be announced. If so, there is no date. */
  dateAndTimeTbd?: boolean;
  /** Text shown instead of a date that is to be announced. */
  dateAndTimeTbdMessage?: string;
  startDate?: Date;
  endDate?: Date;
  /** Name of the time zone in the IANA database. */
  timeZoneId?: string;
  hideEndDate?: boolean;
  showTimeZone?: boolean;
  recurrenceStatus?: RecurrenceStatus;
  recurringEvents?: RecurringEvents;
  formatted?: FormattedDateAndTime;
}

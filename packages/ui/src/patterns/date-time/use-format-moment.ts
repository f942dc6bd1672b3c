'use client';

import { useUi } from '../../provider/UiProvider.tsx';
import { getDateFormat } from './date-format.ts';
import { isSameYear } from './format-date-time.ts';
import { useVisitorTimeZone } from './use-visitor-time-zone.ts';

/** Length of a formatted moment: “20:41”, or “27 November at 20:41”. */
export type MomentFormat = 'time' | 'date';

const styles = {
  time: { hour: 'numeric', minute: '2-digit' },
  date: { day: 'numeric', month: 'long', hour: 'numeric', minute: '2-digit' },
} satisfies Record<MomentFormat, Intl.DateTimeFormatOptions>;

export interface MomentOptions {
  /** Whether to append the name of the time zone. Default true. */
  showTimeZone?: boolean;
  /** The present, in milliseconds since 1970: dates of other years have their year. */
  now?: number;
}

/**
 * Returns a function that formats moments for the locale: in a time zone, followed by its name
 * unless it is obvious from the context, or in the time zone of the visitor's device. The server
 * does not have the device's zone: until hydration, moments are in UTC, with the zone name.
 */
export function useFormatMoment(
  timeZone?: string,
  { showTimeZone = true, now }: MomentOptions = {},
): (moment: Date, style: MomentFormat) => string {
  const { locale } = useUi();
  const visitorZoneName = useVisitorTimeZone();
  const zone = timeZone ?? visitorZoneName;
  const isTimeZoneVisible = timeZone ? showTimeZone : !visitorZoneName;
  const displayTimeZone = zone ?? 'UTC';
  return (moment, style) => {
    const isOfOtherYear = now !== undefined && !isSameYear(moment, now, locale, displayTimeZone);
    return getDateFormat(locale, {
      ...styles[style],
      ...(style === 'date' && isOfOtherYear && { year: 'numeric' }),
      ...(isTimeZoneVisible && { timeZoneName: 'short' }),
      timeZone: displayTimeZone,
    }).format(moment);
  };
}

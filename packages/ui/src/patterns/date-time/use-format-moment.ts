import { useUi } from '../../provider/UiProvider.tsx';
import { getDateFormat } from './date-format.ts';
import { isSameYear } from './format-date-time.ts';
import { useVisitorTimeZone } from './use-visitor-time-zone.ts';

/** How much of a moment is written: “20:41”, or “27 November at 20:41”. */
export type MomentFormat = 'time' | 'date';

const styles = {
  time: { hour: 'numeric', minute: '2-digit' },
  date: { day: 'numeric', month: 'long', hour: 'numeric', minute: '2-digit' },
} satisfies Record<MomentFormat, Intl.DateTimeFormatOptions>;

export interface MomentOptions {
  /** The name of the zone stands behind. Default true. */
  showTimeZone?: boolean;
  /** The present, in milliseconds since 1970: dates of other years have their year. */
  now?: number;
}

/**
 * Writes moments in words of the locale: in a zone, with its name behind unless that is plain where
 * they stand, or by the clock of the visitor's device. A server does not know that clock: until the
 * page lives they are in UTC, and say so.
 */
export function useFormatMoment(
  timeZone?: string,
  { showTimeZone = true, now }: MomentOptions = {},
): (moment: Date, style: MomentFormat) => string {
  const { locale } = useUi();
  const visitorZoneName = useVisitorTimeZone();
  const zone = timeZone ?? visitorZoneName;
  const isTimeZoneShown = timeZone ? showTimeZone : !visitorZoneName;
  const shownZone = zone ?? 'UTC';
  return (moment, style) => {
    const isOfOtherYear = now !== undefined && !isSameYear(moment, now, locale, shownZone);
    return getDateFormat(locale, {
      ...styles[style],
      ...(style === 'date' && isOfOtherYear && { year: 'numeric' }),
      ...(isTimeZoneShown && { timeZoneName: 'short' }),
      timeZone: shownZone,
    }).format(moment);
  };
}

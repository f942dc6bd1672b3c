import { useUi } from '../../provider/UiProvider.tsx';
import { dateFormat } from './date-format.ts';
import { isOfSameYear } from './format-when.ts';
import { useVisitorZone } from './use-visitor-zone.ts';

/** How much of a moment is written: “20:41”, or “27 November at 20:41”. */
export type MomentStyle = 'time' | 'date';

const styles = {
  time: { hour: 'numeric', minute: '2-digit' },
  date: { day: 'numeric', month: 'long', hour: 'numeric', minute: '2-digit' },
} satisfies Record<MomentStyle, Intl.DateTimeFormatOptions>;

export interface MomentOptions {
  /** The name of the zone stands behind. Default true. */
  isZoneNamed?: boolean;
  /** The present, in milliseconds since 1970: dates of other years have their year. */
  now?: number;
}

/**
 * Writes moments in words of the locale: in a zone, with its name behind unless that is plain where
 * they stand, or by the clock of the visitor's device. A server does not know that clock: until the
 * page lives they are in UTC, and say so.
 */
export function useMoment(
  timeZone?: string,
  { isZoneNamed = true, now }: MomentOptions = {},
): (moment: Date, style: MomentStyle) => string {
  const { locale } = useUi();
  const ofDevice = useVisitorZone();
  const zone = timeZone ?? ofDevice;
  const isNamed = timeZone ? isZoneNamed : !ofDevice;
  const shownZone = zone ?? 'UTC';
  return (moment, style) => {
    const isOfOtherYear = now !== undefined && !isOfSameYear(moment, now, locale, shownZone);
    return dateFormat(locale, {
      ...styles[style],
      ...(style === 'date' && isOfOtherYear && { year: 'numeric' }),
      ...(isNamed && { timeZoneName: 'short' }),
      timeZone: shownZone,
    }).format(moment);
  };
}

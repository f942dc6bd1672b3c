'use client';

import { formatDate, getDateFormat, useNow, useUi, useVisitorTimeZone } from '@vitrine/ui';
import { useAdminTranslate } from '../messages/use-admin-translate.ts';
import '../messages/en/frame.ts';

const time = { hour: 'numeric', minute: '2-digit' } as const;
const day = { day: 'numeric', month: 'short' } as const;

/** Formats of a moment by the owner's clock. */
export interface MomentFormats {
  /** “Today, 10:56”, “26 Nov, 06:12”; with the year if it is another one. */
  short: (moment: Date) => string;
  /** “Monday 30 November 2026 at 20:39”. */
  full: (moment: Date) => string;
  /** “20:39”. */
  time: (moment: Date) => string;
}

/** Returns functions that write moments by the clock of the owner's device. */
export function useMomentFormats(): MomentFormats {
  const { locale } = useUi();
  const t = useAdminTranslate();
  const now = useNow();
  const timeZone = useVisitorTimeZone() ?? 'UTC';
  const format = (moment: Date | number, options: Intl.DateTimeFormatOptions) =>
    getDateFormat(locale, { ...options, timeZone }).format(moment);
  const dated = { ...day, year: 'numeric' } as const;
  const formatTime = (moment: Date) => format(moment, time);
  return {
    time: formatTime,
    short: (moment) => {
      if (format(moment, dated) === format(now, dated)) {
        return t('admin.today', { time: formatTime(moment) });
      }
      const isThisYear = format(moment, { year: 'numeric' }) === format(now, { year: 'numeric' });
      return format(moment, { ...(isThisYear ? day : dated), ...time });
    },
    full: (moment) =>
      t('admin.moment', { date: formatDate(moment, locale, timeZone), time: formatTime(moment) }),
  };
}

'use client';

import { eventTimes } from '@vitrine/atoms';
import type { EventV3 } from '@vitrine/client/events';
import { getDateFormat, useUi } from '@vitrine/ui';
import { useAdminTranslate } from '../messages/use-admin-translate.ts';
import '../messages/en/events.ts';

/** Returns a function that writes the date of an event by its own clock: “3 Dec 2026, 19:30”. */
export function useEventDate(): (event: EventV3) => string {
  const t = useAdminTranslate();
  const { locale } = useUi();
  return ({ dateAndTimeSettings }) => {
    const times = eventTimes(dateAndTimeSettings);
    if (times.kind !== 'dated') {
      const label = times.kind === 'to-be-announced' ? times.label : undefined;
      return label ?? t('admin.events.toBeAnnounced');
    }
    return getDateFormat(locale, {
      ...({ day: 'numeric', month: 'short', year: 'numeric' } as const),
      ...({ hour: 'numeric', minute: '2-digit' } as const),
      timeZone: times.timeZone,
    }).format(times.start);
  };
}

'use client';

import { type DateAnswer, readDate } from '@vitrine/atoms';
import { getDateFormat } from '../../../patterns/date-time/date-format.ts';
import { useUi } from '../../../provider/UiProvider.tsx';
import * as css from './WrittenDate.css.ts';
import '../../../messages/en/forms.ts';

/**
 * A typed date with its weekday and the name of its month, in the calendar of the locale, so that
 * typing errors are noticed. Renders nothing until the date exists.
 */
export function WrittenDate({ answer }: { answer: DateAnswer }) {
  const { t, locale } = useUi();
  const date = readDate(answer, locale);
  if (!(date instanceof Date)) return null;
  const format = (options: Intl.DateTimeFormatOptions) =>
    getDateFormat(locale, { ...options, timeZone: 'UTC' }).format(date);
  return (
    <p className={css.root}>
      {t('forms.date', {
        weekday: format({ weekday: 'long' }),
        date: format({ dateStyle: 'long' }),
      })}
    </p>
  );
}

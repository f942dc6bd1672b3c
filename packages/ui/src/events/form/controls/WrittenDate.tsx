'use client';

import { type DateAnswer, readDate } from '@vitrine/atoms';
import { formatDate } from '../../../patterns/date-time/format-date-time.ts';
import { useUi } from '../../../provider/UiProvider.tsx';
import * as css from './WrittenDate.css.ts';

/**
 * A typed date with its weekday and the name of its month, in the calendar of the locale, so that
 * typing errors are noticed. Renders nothing until the date exists.
 */
export function WrittenDate({ answer }: { answer: DateAnswer }) {
  const { locale } = useUi();
  const date = readDate(answer, locale);
  if (!(date instanceof Date)) return null;
  return <p className={css.root}>{formatDate(date, locale, 'UTC')}</p>;
}

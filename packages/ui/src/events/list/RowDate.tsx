import { getDateFormat } from '../../lib/when/date-format.ts';
import { useUi } from '../../provider/UiProvider.tsx';
import type { EventLabels } from '../card/event-words.ts';
import * as css from './EventRow.css.ts';

const pieces = [
  { weekday: 'short' },
  { day: 'numeric' },
  { month: 'short' },
] satisfies Intl.DateTimeFormatOptions[];

/** The day on which an event begins, its number large. One without a date says so in words. */
export function EventRowDate({ labelText }: { labelText: EventLabels }) {
  const { locale } = useUi();
  const { start, zone = 'UTC', date } = labelText;
  if (!start) {
    return (
      <span className={css.date}>
        <bdi className={css.undated}>{date}</bdi>
      </span>
    );
  }
  const [weekday, day, month] = pieces.map((piece) =>
    getDateFormat(locale, { ...piece, timeZone: zone }).format(start),
  );
  return (
    <time dateTime={start.toISOString()} className={css.date}>
      <span className={css.piece}>{weekday} </span>
      <span className={css.number}>{day} </span>
      <span className={css.piece}>{month}</span>
    </time>
  );
}

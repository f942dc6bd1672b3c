'use client';

import {
  type DateSpan,
  type DatesPreset,
  type Day,
  getCalendarConventions,
  getMonth,
  getWeeks,
  presetDates,
  useAtom,
} from '@vitrine/atoms';
import { useMemo, useState } from 'react';
import { Button } from '../../primitives/button/Button.tsx';
import { Text } from '../../primitives/text/Text.tsx';
import { useUi } from '../../provider/UiProvider.tsx';
import { formatDayNumber, getDayLabel } from '../calendar/day-label.ts';
import { MonthGrid } from '../calendar/MonthGrid.tsx';
import { MonthHeader } from '../calendar/MonthHeader.tsx';
import { useToday } from '../calendar/use-today.ts';
import { useEventListContext } from '../list/event-list-context.ts';
import * as css from './DatesField.css.ts';
import '../../messages/en/events.ts';

const presets: readonly DatesPreset[] = ['today', 'weekend', 'week', 'month'];

/** Days to choose: a span by its name, or its first and its last day in a month. */
export default function DatesField({ facet }: { facet: string }) {
  const { t, locale } = useUi();
  const { list } = useEventListContext();
  const [{ chosen }, change] = useAtom(list.stateAtom);
  const span = (chosen[facet] ?? {}) as DateSpan;
  const conventions = useMemo(() => getCalendarConventions(locale), [locale]);
  const { today } = useToday(list.timeZone);
  const [day, go] = useState<Day>(span.from ?? today);
  /** The first day, while the last one is still to be chosen. */
  const [first, setFirst] = useState<Day>();
  const month = getMonth(day, conventions.calendar);
  const set = (to: DateSpan | null) => {
    setFirst(undefined);
    change({ dates: facet, to });
  };
  const choose = (one: Day) => {
    go(one);
    if (first) set({ from: first, to: one });
    else setFirst(one);
  };
  const hasDates = Boolean(span.from || span.to);
  const from = first ?? span.from ?? span.to;
  const to = first ?? span.to ?? span.from;
  const isChosen = (one: Day) => from !== undefined && to !== undefined && from <= one && one <= to;
  return (
    <div className={css.root}>
      <div className={css.presets}>
        {presets.map((preset) => {
          const end = getMonth(today, conventions.calendar).last;
          const dates = presetDates(preset, today, conventions.weekStart, end);
          const isOn = !first && dates.from === span.from && dates.to === span.to;
          return (
            <Button
              key={preset}
              className={css.preset}
              aria-pressed={isOn}
              onClick={() => {
                go(dates.from);
                set(isOn ? null : dates);
              }}
            >
              {t(`events.preset.${preset}`)}
            </Button>
          );
        })}
      </div>
      <MonthHeader day={day} conventions={conventions} onMove={go} level={3} compact />
      <MonthGrid
        label={getDayLabel(month.first, locale, 'month')}
        weeks={getWeeks(month, conventions.weekStart)}
        conventions={conventions}
        day={day}
        today={today}
        isInMonth={(one) => month.first <= one && one <= month.last}
        isChosen={isChosen}
        getName={(one) => getDayLabel(one, locale)}
        onMove={go}
        onSelect={choose}
        className={css.grid}
      >
        {(one) => <span className={css.day}>{formatDayNumber(one, locale)}</span>}
      </MonthGrid>
      <div className={css.footer}>
        <Text variant="caption" tone="muted">
          {first ? t('events.chooseEnd') : !hasDates && t('events.chooseStart')}
        </Text>
        {hasDates && (
          <Button emphasis="text" onClick={() => set(null)}>
            {t('events.anyDate')}
          </Button>
        )}
      </div>
    </div>
  );
}

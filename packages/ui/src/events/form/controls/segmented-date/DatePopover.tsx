'use client';

import {
  type DateAnswer,
  type Day,
  dateInZone,
  formatDateAnswer,
  getCalendarConventions,
  getLabel,
  getMonth,
  getWeeks,
  type Question,
  readDate,
  toDate,
} from '@vitrine/atoms';
import { CalendarDays } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useAnnounce } from '../../../../primitives/announcer/Announcer.tsx';
import { useFieldControl } from '../../../../primitives/field/field-context.ts';
import { IconButton } from '../../../../primitives/icon-button/IconButton.tsx';
import * as Popover from '../../../../primitives/popover/Popover.tsx';
import { useUi } from '../../../../provider/UiProvider.tsx';
import { formatDayNumber, getDayLabel } from '../../../calendar/day-label.ts';
import { MonthGrid } from '../../../calendar/MonthGrid.tsx';
import { MonthHeader } from '../../../calendar/MonthHeader.tsx';
import * as css from './SegmentedDate.css.ts';
import '../../../../messages/en/event-page.ts';

export interface DatePopoverProps {
  question: Question;
  answer: DateAnswer;
  change: (next: DateAnswer) => void;
  today: Day;
}

/** A button that opens a month, from which a date is chosen. */
export function DatePopover({ question, answer, change, today }: DatePopoverProps) {
  const { t, locale } = useUi();
  const announce = useAnnounce();
  const { control, labelId } = useFieldControl({});
  const [isOpen, setOpen] = useState(false);
  const date = readDate(answer, locale);
  const chosen = date instanceof Date ? dateInZone(date, 'UTC') : undefined;
  const select = (day: Day) => {
    setOpen(false);
    change(formatDateAnswer(toDate(day), locale));
    announce(getDayLabel(day, locale));
  };
  return (
    <Popover.Root open={isOpen} onOpenChange={setOpen}>
      <Popover.Trigger asChild>
        <IconButton
          icon={CalendarDays}
          label={t('dates.calendar.open')}
          aria-describedby={labelId}
          disabled={control.disabled}
          className={css.toggle}
        />
      </Popover.Trigger>
      <Popover.Content
        label={getLabel(question)}
        align="end"
        // The button ends 5 px before its frame.
        alignOffset={-5}
        // Its frame ends as far below it.
        sideOffset={9}
        onOpenAutoFocus={(event) => {
          event.preventDefault();
          (event.currentTarget as HTMLElement)
            .querySelector<HTMLElement>('[role=gridcell][tabindex="0"]')
            ?.focus();
        }}
      >
        <DateMonth chosen={chosen} today={today} onSelect={select} />
      </Popover.Content>
    </Popover.Root>
  );
}

interface DateMonthProps {
  chosen: Day | undefined;
  today: Day;
  onSelect: (day: Day) => void;
}

/** The month of the chosen date, or of today. It begins there again whenever it is opened. */
function DateMonth({ chosen, today, onSelect }: DateMonthProps) {
  const { locale } = useUi();
  const conventions = useMemo(() => getCalendarConventions(locale), [locale]);
  const [day, setDay] = useState(chosen ?? today);
  const month = getMonth(day, conventions.calendar);
  return (
    <div className={css.calendar}>
      <MonthHeader day={day} conventions={conventions} level={2} compact onMove={setDay} />
      <MonthGrid
        label={getDayLabel(month.first, locale, 'month')}
        weeks={getWeeks(month, conventions.weekStart)}
        conventions={conventions}
        day={day}
        today={today}
        isInMonth={(one) => month.first <= one && one <= month.last}
        isChosen={(one) => one === chosen}
        getName={(one) => getDayLabel(one, locale)}
        compact
        className={css.grid}
        onMove={setDay}
        onSelect={onSelect}
      >
        {(one) => <span className={css.day}>{formatDayNumber(one, locale)}</span>}
      </MonthGrid>
    </div>
  );
}

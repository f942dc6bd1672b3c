'use client';

import { addMonthsToDay, type CalendarConventions, type Day } from '@vitrine/atoms';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../primitives/button/Button.tsx';
import { Heading, type HeadingLevel } from '../../primitives/heading/Heading.tsx';
import { IconButton } from '../../primitives/icon-button/IconButton.tsx';
import { useUi } from '../../provider/UiProvider.tsx';
import { getDayLabel } from './day-label.ts';
import * as css from './MonthHeader.css.ts';
import '../../messages/en/events.ts';

export interface MonthHeaderProps {
  day: Day;
  conventions: CalendarConventions;
  onMove: (day: Day) => void;
  /** Today, for a button that leads back to it. */
  today?: Day | undefined;
  level: HeadingLevel;
  /** A smaller head, for layers. */
  compact?: boolean;
  /** Content next to the month's name. */
  children?: ReactNode;
}

/** The name of a month, and buttons for the previous and the next month. */
export function MonthHeader({
  day,
  conventions,
  onMove,
  today,
  level,
  compact,
  children,
}: MonthHeaderProps) {
  const { t, locale } = useUi();
  const step = (count: number) => onMove(addMonthsToDay(day, count, conventions.calendar));
  return (
    <div className={css.root}>
      <div className={css.title}>
        <Heading level={level} variant={compact ? 'title' : 'displayM'}>
          {getDayLabel(day, locale, 'month')}
        </Heading>
        {children}
      </div>
      <div className={compact ? css.quietActions : css.actions}>
        {today && (
          <Button className={css.today} onClick={() => onMove(today)}>
            {t('events.today')}
          </Button>
        )}
        <IconButton
          icon={ChevronLeft}
          emphasis={compact ? 'quiet' : 'outline'}
          mirrored
          label={t('events.previousMonth')}
          onClick={() => step(-1)}
        />
        <IconButton
          icon={ChevronRight}
          emphasis={compact ? 'quiet' : 'outline'}
          mirrored
          label={t('events.nextMonth')}
          onClick={() => step(1)}
        />
      </div>
    </div>
  );
}

'use client';

import { type CalendarConventions, type Day, moveByKey, toDate } from '@vitrine/atoms';
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { getDateFormat } from '../../patterns/date-time/date-format.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/VisuallyHidden.tsx';
import { useUi } from '../../provider/UiProvider.tsx';
import { classes } from '../../utils/classes.ts';
import { isShortcut } from '../../utils/is-shortcut.ts';
import * as css from './MonthGrid.css.ts';

export interface MonthGridProps {
  /** Accessible name of the grid. */
  label: string;
  /** The days by full weeks. */
  weeks: readonly (readonly Day[])[];
  conventions: CalendarConventions;
  /** The day that the keyboard is at. */
  day: Day;
  today: Day;
  /** Whether a day belongs to the month and not to an adjacent one. */
  isInMonth: (day: Day) => boolean;
  isChosen: (day: Day) => boolean;
  /** Returns the accessible name of a day. */
  getName: (day: Day) => string;
  /** Renders the cell of a day. */
  children: (day: Day) => ReactNode;
  /** Called when the keyboard moves to another day, possibly in another month. */
  onMove: (day: Day) => void;
  /** A day was pressed, or chosen by Enter or the space bar. */
  onSelect: (day: Day, how: 'pointer' | 'keyboard') => void;
  loading?: boolean;
  /** Abbreviates weekdays to a letter in languages without short names, such as Persian. */
  compact?: boolean;
  className?: string | undefined;
}

/**
 * The days of a month as a grid with keyboard navigation: arrows, Home and End, Page Up and Page
 * Down, with Shift by years. Follows the ARIA Authoring Practices pattern.
 */
export function MonthGrid({
  label,
  weeks,
  conventions,
  day,
  today,
  isInMonth,
  isChosen,
  getName,
  children,
  onMove,
  onSelect,
  loading,
  compact = false,
  className,
}: MonthGridProps) {
  const { direction } = useUi();
  const grid = useRef<HTMLTableElement>(null);
  const isMoving = useRef(false);

  useEffect(() => {
    if (!isMoving.current) return;
    isMoving.current = false;
    grid.current?.querySelector<HTMLElement>(`[data-date="${day}"]`)?.focus();
  }, [day]);

  const follow = (event: KeyboardEvent) => {
    if (isShortcut(event)) return;
    if (event.key === 'Enter' || event.key === ' ') {
      // Enter on a link in a cell follows the link.
      if ((event.target as Element).closest('a')) return;
      event.preventDefault();
      onSelect(day, 'keyboard');
      return;
    }
    const there = moveByKey(day, event, { ...conventions, isRightToLeft: direction === 'rtl' });
    if (!there) return;
    event.preventDefault();
    isMoving.current = there !== day;
    onMove(there);
  };

  return (
    <table
      ref={grid}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a grid of days, by the ARIA practices.
      role="grid"
      aria-label={label}
      aria-busy={loading || undefined}
      className={classes(css.root, className)}
      onKeyDown={follow}
    >
      <thead
        // biome-ignore lint/a11y/noRedundantRoles: with another display, some browsers drop it.
        role="rowgroup"
        className={css.weeks}
      >
        <tr
          // biome-ignore lint/a11y/noRedundantRoles: with another display, some browsers drop it.
          role="row"
          className={css.weekdays}
        >
          {weeks[0]?.map((one) => (
            <Weekday key={one} day={one} compact={compact} />
          ))}
        </tr>
      </thead>
      <tbody
        // biome-ignore lint/a11y/noRedundantRoles: with another display, some browsers drop it.
        role="rowgroup"
        className={css.weeks}
      >
        {weeks.map((week) => (
          <tr
            key={week[0]}
            // biome-ignore lint/a11y/noRedundantRoles: with another display, some browsers drop it.
            role="row"
            className={css.week}
          >
            {week.map((one) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the grid hears the keys of all days.
              <td
                key={one}
                // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a cell of that grid.
                role="gridcell"
                tabIndex={one === day ? 0 : -1}
                aria-label={getName(one)}
                aria-selected={isChosen(one)}
                aria-current={one === today ? 'date' : undefined}
                data-date={one}
                data-muted={isInMonth(one) ? undefined : ''}
                className={css.cell}
                onClick={(event) => {
                  if ((event.target as Element).closest('a')) return;
                  // The current day causes no move, so the flag would be for the next one.
                  isMoving.current = one !== day;
                  onSelect(one, 'pointer');
                }}
              >
                {children(one)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Weekday({ day, compact }: { day: Day; compact: boolean }) {
  const { locale } = useUi();
  const written = (weekday: 'long' | 'short' | 'narrow') =>
    getDateFormat(locale, { weekday, timeZone: 'UTC' }).format(toDate(day));
  const name = written('long');
  const hasShortName = written('short') !== name;
  return (
    <th
      scope="col"
      // biome-ignore lint/a11y/noRedundantRoles: with another display, some browsers drop it.
      role="columnheader"
      className={css.weekday}
    >
      <span aria-hidden="true">
        <span className={css.fullName}>{name}</span>
        <span className={css.shortName}>
          {written(compact && !hasShortName ? 'narrow' : 'short')}
        </span>
        <span className={css.letter}>{written('narrow')}</span>
      </span>
      <VisuallyHidden>{name}</VisuallyHidden>
    </th>
  );
}

'use client';

import type { EventV3 } from '@vitrine/client/events';
import { type ReactNode, useId } from 'react';
import { Heading, type HeadingLevel } from '../../primitives/heading/Heading.tsx';
import { nextHeadingLevel } from '../../primitives/heading/next-heading-level.ts';
import * as Skeleton from '../../primitives/skeleton/Skeleton.tsx';
import { Text } from '../../primitives/text/Text.tsx';
import { useUi } from '../../provider/UiProvider.tsx';
import * as css from './EventList.css.ts';
import { LoadingRow } from './EventRow.tsx';
import { EventRowList } from './EventRowList.tsx';
import { type EventMonth, groupByMonth } from './group-by-month.ts';
import '../../messages/en/events.ts';

/** Rows whose posters are loaded before all others. */
const FIRST = 3;

interface EventRowsProps {
  events: readonly EventV3[];
  now: number;
  level: HeadingLevel;
  renderAction?: ((event: EventV3) => ReactNode) | undefined;
  /** Which months may have events that are not in `events`, so that their number is unknown. */
  partial?: 'last' | 'all' | undefined;
}

/**
 * Events on lines, with a heading above an ink rule for those that are on now and for each month. The
 * headings stay in view while their rows pass.
 */
export function EventRows({ events, partial, ...rest }: EventRowsProps) {
  const { locale } = useUi();
  const first = new Set(events.slice(0, FIRST));
  const months = groupByMonth(events, locale, rest.now);
  return (
    <div className={css.months}>
      {months.map((month, index) => (
        <MonthOfRows
          key={month.events[0]?._id}
          {...rest}
          {...month}
          first={first}
          hasCount={!partial || (partial === 'last' && index < months.length - 1)}
        />
      ))}
    </div>
  );
}

interface MonthOfRowsProps extends Omit<EventRowsProps, 'partial'>, EventMonth {
  events: readonly EventV3[];
  first: ReadonlySet<EventV3>;
  hasCount: boolean;
}

function MonthOfRows({
  month,
  isOn,
  events,
  now,
  level,
  renderAction,
  first,
  hasCount,
}: MonthOfRowsProps) {
  const { t } = useUi();
  const id = useId();
  const getTitle = () => (isOn ? t('events.onNow') : (month ?? t('events.noDate')));
  return (
    <section aria-labelledby={id}>
      <div className={css.month}>
        <Heading level={level} id={id} variant="displayS">
          <bdi>{getTitle()}</bdi>
        </Heading>
        {hasCount && (
          <Text variant="caption" tone="muted">
            {t('events.count', { count: events.length })}
          </Text>
        )}
      </div>
      <EventRowList
        events={events}
        now={now}
        level={nextHeadingLevel(level)}
        renderAction={renderAction}
        first={first}
      />
    </section>
  );
}

/** Placeholders for rows while they are loading. */
export function LoadingRows({ count }: { count: number }) {
  return (
    <Skeleton.Root>
      <div className={css.month}>
        <Skeleton.Line variant="displayS" width="9rem" />
      </div>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no ID.
        <LoadingRow key={index} />
      ))}
    </Skeleton.Root>
  );
}

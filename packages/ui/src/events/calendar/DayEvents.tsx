'use client';

import { type Day, eventSpan } from '@vitrine/atoms';
import type { EventV3 } from '@vitrine/client/events';
import { type ReactNode, type Ref, useId } from 'react';
import { Heading, type HeadingLevel } from '../../primitives/heading/Heading.tsx';
import { nextHeadingLevel } from '../../primitives/heading/next-heading-level.ts';
import { Text } from '../../primitives/text/Text.tsx';
import { useUi } from '../../provider/UiProvider.tsx';
import { classes } from '../../utils/classes.ts';
import { useEventClock } from '../card/use-event-clock.ts';
import * as list from '../list/EventList.css.ts';
import { EventRowList } from '../list/EventRowList.tsx';
import { getDayLabel } from './day-label.ts';
import * as css from './EventCalendar.css.ts';
import '../../messages/en/events.ts';

interface DayEventsProps {
  ref?: Ref<HTMLElement>;
  day: Day;
  events: readonly EventV3[];
  level: HeadingLevel;
  renderAction: ((event: EventV3) => ReactNode) | undefined;
  className?: string;
}

/** The events of one day. Enter in the grid moves the focus here. */
export function DayEvents({ ref, day, events, level, renderAction, className }: DayEventsProps) {
  const { t, locale } = useUi();
  const id = useId();
  const now = useEventClock(events);
  const next = nextHeadingLevel(level);
  // Events of this day come before those that began earlier.
  const isLonger = (event: EventV3) => {
    const span = eventSpan(event);
    return span !== null && span.first !== day;
  };
  const inOrder = [...events.filter((one) => !isLonger(one)), ...events.filter(isLonger)];
  return (
    <section ref={ref} tabIndex={-1} aria-labelledby={id} className={classes(css.day, className)}>
      <div className={classes(list.month, css.dayHead)}>
        <Heading level={next} id={id} variant="displayS">
          {getDayLabel(day, locale)}
        </Heading>
        <Text variant="caption" tone="muted">
          {t('events.count', { count: events.length })}
        </Text>
      </div>
      {events.length === 0 && (
        <Text as="p" tone="muted" className={css.none}>
          {t('events.dayEmpty')}
        </Text>
      )}
      <EventRowList
        events={inOrder}
        now={now}
        level={nextHeadingLevel(next)}
        renderAction={renderAction}
      />
    </section>
  );
}

'use client';

import { type Day, eventClockAtom, getEventTransitions, useAtomValue } from '@vitrine/atoms';
import type { EventV3 } from '@vitrine/client/events';
import { type ReactNode, type Ref, useId, useMemo } from 'react';
import { Heading, type HeadingLevel } from '../../primitives/heading/Heading.tsx';
import { nextHeadingLevel } from '../../primitives/heading/level-below.ts';
import { Text } from '../../primitives/text/Text.tsx';
import { useUi } from '../../provider/UiProvider.tsx';
import { EventRowList } from '../list/EventRowList.tsx';
import { getDayLabel } from './day-label.ts';
import * as css from './EventCalendar.css.ts';
import '../../messages/en/events.ts';

interface DayEventsProps {
  ref: Ref<HTMLElement>;
  day: Day;
  events: readonly EventV3[];
  level: HeadingLevel;
  renderAction: ((event: EventV3) => ReactNode) | undefined;
}

/** The events of one day. Enter in the grid moves the focus here. */
export function DayEvents({ ref, day, events, level, renderAction }: DayEventsProps) {
  const { t, locale } = useUi();
  const id = useId();
  const moments = useMemo(() => getEventTransitions(events), [events]);
  const now = useAtomValue(eventClockAtom(moments));
  const next = nextHeadingLevel(level);
  return (
    <section ref={ref} tabIndex={-1} aria-labelledby={id} className={css.day}>
      <Heading level={next} id={id} variant="title" className={css.dayTitle}>
        {getDayLabel(day, locale)}
      </Heading>
      {events.length === 0 && (
        <Text as="p" tone="muted" className={css.none}>
          {t('events.dayEmpty')}
        </Text>
      )}
      <EventRowList
        events={events}
        now={now}
        level={nextHeadingLevel(next)}
        renderAction={renderAction}
        dateless
      />
    </section>
  );
}

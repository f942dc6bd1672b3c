'use client';

import {
  type EventOccurrence,
  type EventsQuery,
  eventsAtom,
  getOccurrences,
  nextBookable,
  occurrencesQuery,
  useAtom,
} from '@vitrine/atoms';
import type { EventV3 } from '@vitrine/client/events';
import { type ComponentProps, Suspense, useMemo, useState } from 'react';
import { getDateTimeText } from '../../patterns/date-time/date-time-labels.ts';
import { LoadError } from '../../patterns/feedback/LoadError.tsx';
import { lazyPart } from '../../patterns/feedback/lazy-part.tsx';
import { useAnnounce } from '../../primitives/announcer/Announcer.tsx';
import { Button } from '../../primitives/button/Button.tsx';
import { Field } from '../../primitives/field/Field.tsx';
import * as RadioGroup from '../../primitives/radio-group/RadioGroup.tsx';
import * as Skeleton from '../../primitives/skeleton/Skeleton.tsx';
import { Spinner } from '../../primitives/spinner/Spinner.tsx';
import { StatusDot } from '../../primitives/status-dot/StatusDot.tsx';
import type { TextContext } from '../../provider/UiProvider.tsx';
import { useUi } from '../../provider/UiProvider.tsx';
import { classes } from '../../utils/classes.ts';
import { useEventClock } from '../card/use-event-clock.ts';
import * as css from './EventDates.css.ts';
import { useEventPageContext } from './event-page-context.ts';
import { getOccurrenceLabel, getOccurrenceLine } from './occurrence-label.ts';
import '../../messages/en/event-page.ts';

const LaterDates = lazyPart(() => import('./LaterDates.tsx'));
const OccurrenceCalendar = lazyPart(() => import('../calendar/OccurrenceCalendar.tsx'));

interface Occurrences {
  dates: readonly EventOccurrence[];
  /** Whether the other dates are not loaded yet. */
  isLoading: boolean;
  isFailed: boolean;
  /** They are being read, for the first time or again. */
  isFetching: boolean;
  retry: () => void;
}

/** The dates of a recurring event; what visitors can do about each changes by the platform's clock. */
function useOccurrences(shown: EventV3, query: EventsQuery): Occurrences {
  const [{ items, status, isFetching }, read] = useAtom(eventsAtom(query));
  const now = useEventClock(items);
  const dates = useMemo(() => getOccurrences(items, { now, shown }), [items, now, shown]);
  return {
    dates,
    isLoading: status === 'pending',
    isFailed: status === 'error',
    isFetching,
    retry: () => void read(),
  };
}

export interface EventDatesProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Maximum number of dates in the list; further ones are in a select below. Default 4. */
  most?: number;
  /**
   * Number of dates above which the visitor can choose from a calendar instead. Default 12; it is
   * loaded when it is opened.
   */
  calendarAbove?: number;
}

type Query = NonNullable<ReturnType<typeof occurrencesQuery>>;

/**
 * The dates of a recurring event: the next ones as a list, further ones in a select, and many of
 * them also in a calendar. Dates that cannot be booked show the reason and are disabled. Renders
 * nothing for an event with one date, and without `onSelect` of `EventPage.Root`.
 */
export function EventDates(props: EventDatesProps) {
  const { event, choose } = useEventPageContext();
  const query = useMemo(() => occurrencesQuery(event), [event]);
  return query && choose ? <Dates {...props} query={query} /> : null;
}

function Dates({
  query,
  most = 4,
  calendarAbove = 12,
  className,
  ...rest
}: EventDatesProps & { query: Query }) {
  const ui = useUi();
  const announce = useAnnounce();
  const { event, choose } = useEventPageContext();
  const { dates, isLoading, isFailed, isFetching, retry } = useOccurrences(event, query);
  const [isCalendar, setCalendar] = useState(false);
  if (isFailed) {
    return (
      <LoadError
        {...rest}
        className={className}
        tone="warning"
        loading={isFetching}
        onRetry={retry}
      >
        {ui.t('dates.failed')}
      </LoadError>
    );
  }
  if (isLoading) return <Waiting {...rest} className={className} />;
  if (dates.length < 2) return null;
  const next = dates.slice(0, most);
  const later = dates.slice(most);
  const pick = (eventId: string) => {
    const found = dates.find((one) => one.event._id === eventId);
    // The date on show is chosen already, and others only while they can be booked.
    if (!found?.isBookable || eventId === event._id) return;
    choose?.(found.event);
    announce(ui.t('dates.chosen', { date: getOccurrenceLine(found, ui) }));
  };
  const renderDates = (shown: readonly EventOccurrence[], label: string) => (
    <Field group label={label}>
      <RadioGroup.Root value={event._id} onValueChange={pick} className={css.list}>
        {shown.map((one) => (
          <RadioGroup.Item
            key={one.event._id}
            value={one.event._id}
            disabled={!one.isBookable && one.event._id !== event._id}
            hint={getReason(one, ui)}
          >
            {getOccurrenceLine(one, ui)}
          </RadioGroup.Item>
        ))}
      </RadioGroup.Root>
    </Field>
  );
  return (
    <div {...rest} className={classes(css.root, className)}>
      {dates.length > calendarAbove && (
        <Button
          emphasis="text"
          className={css.view}
          aria-expanded={isCalendar}
          onClick={() => setCalendar((isOpen) => !isOpen)}
        >
          {ui.t(isCalendar ? 'dates.calendar.close' : 'dates.calendar.open')}
        </Button>
      )}
      {isCalendar && (
        <Suspense fallback={<Spinner label={ui.t('dates.calendar.loading')} />}>
          <OccurrenceCalendar dates={dates} chosenId={event._id} onPick={pick}>
            {renderDates}
          </OccurrenceCalendar>
        </Suspense>
      )}
      {!isCalendar && renderDates(next, ui.t('dates.choose'))}
      {!isCalendar && later.length > 0 && (
        <Suspense fallback={<div className={css.later} />}>
          <LaterDates dates={later} chosenId={event._id} onPick={pick} />
        </Suspense>
      )}
    </div>
  );
}

/** Why a date cannot be booked, or that it has a waiting list; nothing where it simply can. */
function getReason({ step }: EventOccurrence, textContext: TextContext) {
  const label = getOccurrenceLabel(step, textContext);
  return label?.dotStatus ? (
    <StatusDot state={label.dotStatus}>{label.text}</StatusDot>
  ) : (
    label?.text
  );
}

function Waiting({ className, ...rest }: ComponentProps<'div'>) {
  return (
    <Skeleton.Root {...rest} className={classes(css.root, className)}>
      {['62%', '64%', '58%', '66%'].map((width) => (
        <Skeleton.Line key={width} width={width} className={css.waiting} />
      ))}
    </Skeleton.Root>
  );
}

/** Links to the next bookable date if the current one cannot be booked. */
export function EventNextDate() {
  const { event, choose, step } = useEventPageContext();
  const query = useMemo(() => occurrencesQuery(event), [event]);
  return query && choose && step.kind !== 'none' ? <NextDate query={query} /> : null;
}

function NextDate({ query }: { query: Query }) {
  const ui = useUi();
  const { event, choose } = useEventPageContext();
  const { dates } = useOccurrences(event, query);
  const next = nextBookable(dates, event._id);
  if (!next) return null;
  return (
    <Button emphasis="primary" onClick={() => choose?.(next.event)}>
      {ui.t('dates.next', { date: getDateTimeText(next.times, ui).summary })}
    </Button>
  );
}

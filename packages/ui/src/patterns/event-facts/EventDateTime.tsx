'use client';

import { type DatedEvent, eventTimes, getEventVenue } from '@vitrine/atoms';
import type { EventV3 } from '@vitrine/client/events';
import type { ComponentProps } from 'react';
import { VisuallyHidden } from '../../primitives/visually-hidden/VisuallyHidden.tsx';
import { useUi } from '../../provider/UiProvider.tsx';
import { classes } from '../../utils/classes.ts';
import {
  type DayOffset,
  getDateTimeText,
  getTimeZoneText,
  getVisitorTimeText,
} from '../date-time/date-time-labels.ts';
import { formatTime } from '../date-time/format-date-time.ts';
import { useVisitorTimeZone } from '../date-time/use-visitor-time-zone.ts';
import * as css from './EventDateTime.css.ts';
import '../../messages/en/event-page.ts';

export interface EventDateTimeProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The event, as the client returns it. */
  event: Pick<EventV3, 'dateAndTimeSettings' | 'location'>;
  /**
   * IANA name of the visitor's time zone. Defaults to the device's zone. Online events also show
   * the visitor's time if the zones differ.
   */
  visitorTimeZone?: string;
  /** When the doors open, if the host knows: “Doors 19:00, starts 19:30”. */
  doors?: Date;
}

/**
 * When an event is: its date, its times with the name of their zone, and the visitor's times where
 * it is online. See docs/reference/events.mdx.
 */
export function EventDateTime({
  event,
  visitorTimeZone,
  doors,
  className,
  ...rest
}: EventDateTimeProps) {
  const ui = useUi();
  const ofDevice = useVisitorTimeZone();
  const times = eventTimes(event.dateAndTimeSettings);
  const root = { ...rest, className: classes(css.root, className), 'data-kind': times.kind };
  if (times.kind !== 'dated') {
    const label = times.kind === 'unknown' ? ui.t('dateTime.unknown') : times.label;
    return (
      <div {...root}>
        <span className={css.summary}>
          <bdi>{label ?? ui.t('dateTime.toBeAnnounced')}</bdi>
        </span>
      </div>
    );
  }
  const isOnline = getEventVenue(event.location).kind === 'online';
  const label = getDateTimeText(times, ui);
  const visitorTime = isOnline
    ? getVisitorTimeText(times, visitorTimeZone ?? ofDevice, ui)
    : undefined;
  return (
    <div {...root}>
      <time dateTime={times.start.toISOString()} className={css.summary}>
        {label.summary}
      </time>
      {doors ? (
        <StartAfterDoors times={times} doors={doors} />
      ) : (
        <span>
          <time dateTime={times.end?.toISOString()}>{label.rest}</time>{' '}
          <span className={css.zone}>({getTimeZoneText(times, ui)})</span>
        </span>
      )}
      {visitorTime && (
        <span className={css.muted}>
          {ui.t('dateTime.yours', { when: visitorTime.when })}
          {visitorTime.dayOffset && <DayOffsetMark {...visitorTime.dayOffset} />}
        </span>
      )}
    </div>
  );
}

/** When the doors open and the event starts, and below when it ends. */
function StartAfterDoors({ times, doors }: { times: DatedEvent; doors: Date }) {
  const ui = useUi();
  const { start, end, timeZone } = times;
  const format = (moment: Date) => formatTime(moment, ui.locale, timeZone);
  const zone = getTimeZoneText(times, ui);
  return (
    <>
      <span>{ui.t('dateTime.doors', { doors: format(doors), start: format(start) })}</span>
      <span className={css.muted}>
        {end ? ui.t('dateTime.ends', { time: format(end), zone }) : zone}
      </span>
    </>
  );
}

/** That it is on another day, as short as can be for the eye. */
function DayOffsetMark({ shown, visuallyHidden }: DayOffset) {
  return (
    <>
      <span aria-hidden="true" className={css.dayOffset}>
        {shown}
      </span>
      <VisuallyHidden>, {visuallyHidden}</VisuallyHidden>
    </>
  );
}

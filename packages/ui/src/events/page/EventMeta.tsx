'use client';

import { eventTimes } from '@vitrine/atoms';
import type { EventV3 } from '@vitrine/client/events';
import type { ComponentProps, ReactNode } from 'react';
import {
  AddToCalendar,
  type AddToCalendarProps,
} from '../../patterns/event-actions/AddToCalendar.tsx';
import { Directions } from '../../patterns/event-actions/Directions.tsx';
import * as share from '../../patterns/event-actions/EventActions.css.ts';
import { EventDateTime } from '../../patterns/event-facts/EventDateTime.tsx';
import { EventLocation } from '../../patterns/event-facts/EventLocation.tsx';
import { Link } from '../../primitives/link/Link.tsx';
import { useUi } from '../../provider/UiProvider.tsx';
import { classes } from '../../utils/classes.ts';
import { ShareEvent, type ShareEventProps } from '../share/ShareEvent.tsx';
import * as css from './EventMeta.css.ts';
import { useEventPageContext } from './event-page-context.ts';
import { formatDuration } from './format-duration.ts';
import { getPageUrl } from './get-page-url.ts';
import '../../messages/en/event-page.ts';

export interface EventMetaItemProps extends ComponentProps<'div'> {
  /** What the fact is about. */
  label: ReactNode;
}

/** One fact and its name. */
export function EventMetaItem({ label, className, children, ...rest }: EventMetaItemProps) {
  return (
    <div {...rest} className={classes(css.fact, className)}>
      <dt className={css.label}>{label}</dt>
      <dd className={css.value}>{children}</dd>
    </div>
  );
}

export interface EventMetaProps extends ComponentProps<'dl'> {
  /** Returns when the doors of an event open. The platform has no such moment. */
  getDoors?: (event: EventV3) => Date | undefined;
}

/** Date, location and duration, below a line. Further `Fact`s follow these. */
export function EventMeta({ getDoors, className, children, ...rest }: EventMetaProps) {
  const { t, locale } = useUi();
  const { event, visitorTimeZone } = useEventPageContext();
  const doors = getDoors?.(event);
  const times = eventTimes(event.dateAndTimeSettings);
  const length = times.kind === 'dated' ? formatDuration(times, locale) : undefined;
  return (
    <dl {...rest} className={classes(css.root, className)}>
      <EventMetaItem label={t('event.when')}>
        <EventDateTime
          event={event}
          {...(doors && { doors })}
          {...(visitorTimeZone && { visitorTimeZone })}
        />
      </EventMetaItem>
      <EventMetaItem label={t('event.where')}>
        {/* The map is among the actions. */}
        <EventLocation event={event} mapUrl={null} />
      </EventMetaItem>
      {length && <EventMetaItem label={t('event.length')}>{length}</EventMetaItem>}
      {children}
    </dl>
  );
}

export interface EventActionsProps extends ComponentProps<'div'> {
  /** Receives the calendar file. By default the browser saves it. */
  save?: AddToCalendarProps['save'];
  /** Shares and copies links. Defaults to the browser. */
  port?: ShareEventProps['port'];
}

/**
 * Calendar, directions and sharing, and a link to the agenda if the event has one. Past events cannot
 * be added to a calendar.
 */
export function EventActions({ save, port, className, children, ...rest }: EventActionsProps) {
  const { t } = useUi();
  const { event, step, url, mapUrl } = useEventPageContext();
  const agenda = event.agendaSettings?.enabled
    ? getPageUrl(event.agendaSettings.pageUrl)
    : undefined;
  return (
    <div {...rest} className={classes(share.actions, className)}>
      <div className={css.actions}>
        {step.kind !== 'ended' && (
          <AddToCalendar event={event} {...(url && { url })} {...(save && { save })} />
        )}
        <Directions event={event} mapUrl={mapUrl} />
        <ShareEvent title={event.title} {...(url && { url })} {...(port && { port })} />
        {children}
      </div>
      {agenda && (
        <Link variant="standalone" href={agenda}>
          {t('event.agenda')}
        </Link>
      )}
    </div>
  );
}

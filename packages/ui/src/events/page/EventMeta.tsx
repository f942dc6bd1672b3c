'use client';

import { eventTimes } from '@vitrine/atoms';
import type { ComponentProps, ReactNode } from 'react';
import { Button } from '../../primitives/button/Button.tsx';
import { AppLink } from '../../provider/AppLink.tsx';
import { useUi } from '../../provider/UiProvider.tsx';
import { classes } from '../../utils/classes.ts';
import { AddToCalendar, type AddToCalendarProps } from '../share/AddToCalendar.tsx';
import { ShareEvent, type ShareEventProps } from '../share/ShareEvent.tsx';
import { EventDateTime } from './EventDateTime.tsx';
import { EventLocation } from './EventLocation.tsx';
import * as css from './EventMeta.css.ts';
import { useEventPageContext } from './event-page-context.ts';
import { formatDuration } from './format-duration.ts';
import { getPageUrl } from './get-page-url.ts';
import '../../messages/en/event-page.ts';

export interface EventMetaItemProps extends ComponentProps<'div'> {
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

/** Date, location and duration, below an ink rule. Further `Fact`s follow these. */
export function EventMeta({ className, children, ...rest }: ComponentProps<'dl'>) {
  const { t, locale } = useUi();
  const { event, visitorTimeZone, mapUrl } = useEventPageContext();
  const times = eventTimes(event.dateAndTimeSettings);
  const length = times.kind === 'dated' ? formatDuration(times, locale) : undefined;
  return (
    <dl {...rest} className={classes(css.root, className)}>
      <EventMetaItem label={t('event.when')}>
        <EventDateTime event={event} {...(visitorTimeZone && { visitorTimeZone })} />
      </EventMetaItem>
      <EventMetaItem label={t('event.where')}>
        <EventLocation event={event} {...(mapUrl !== undefined && { mapUrl })} />
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

/** Calendar, agenda and sharing. Past events cannot be added to a calendar. */
export function EventActions({ save, port, className, children, ...rest }: EventActionsProps) {
  const { t } = useUi();
  const { event, step, url } = useEventPageContext();
  const agenda = event.agendaSettings?.enabled
    ? getPageUrl(event.agendaSettings.pageUrl)
    : undefined;
  return (
    <div {...rest} className={classes(css.actions, className)}>
      {agenda && (
        <Button asChild emphasis="text">
          <AppLink href={agenda}>{t('event.agenda')}</AppLink>
        </Button>
      )}
      {step.kind !== 'ended' && (
        <AddToCalendar event={event} {...(url && { url })} {...(save && { save })} />
      )}
      <ShareEvent title={event.title} {...(url && { url })} {...(port && { port })} />
      {children}
    </div>
  );
}

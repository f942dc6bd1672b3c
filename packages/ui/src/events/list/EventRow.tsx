'use client';

import type { EventV3 } from '@vitrine/client/events';
import type { ComponentProps, ReactNode } from 'react';
import { getDateFormat } from '../../patterns/date-time/date-format.ts';
import { Heading, type HeadingLevel } from '../../primitives/heading/Heading.tsx';
import { Picture } from '../../primitives/picture/Picture.tsx';
import * as Skeleton from '../../primitives/skeleton/Skeleton.tsx';
import { AppLink } from '../../provider/AppLink.tsx';
import { useRoute, useUi } from '../../provider/UiProvider.tsx';
import { classes } from '../../utils/classes.ts';
import { EventActionLink } from '../card/EventActionLink.tsx';
import { EventOffer } from '../card/EventOffer.tsx';
import { EventVenue } from '../card/EventVenue.tsx';
import { type EventLabels, getEventLabels } from '../card/event-labels.ts';
import * as css from './EventRow.css.ts';
import '../../messages/en/events.ts';

const weekdayStyle = { weekday: 'short' } as const;
const dayStyle = { day: 'numeric' } as const;
const monthStyle = { month: 'short' } as const;

interface EventRowDateProps {
  labels: EventLabels;
  hasMonth: boolean | undefined;
}

/** The day on which an event begins, with a large number. Without a date it shows a text. */
function EventRowDate({ labels, hasMonth }: EventRowDateProps) {
  const { t, locale } = useUi();
  const { start, lastDay, zone = 'UTC', date, isOn } = labels;
  if (!start) {
    return (
      <span className={css.date}>
        <bdi className={css.undated}>{date}</bdi>
      </span>
    );
  }
  const format = (moment: Date, style: Intl.DateTimeFormatOptions) =>
    getDateFormat(locale, { ...style, timeZone: zone }).format(moment);
  const from = format(start, dayStyle);
  const to = lastDay && format(lastDay, dayStyle);
  // The last day may be in another month than the heading above says.
  const inMonth = (isOn && lastDay) || (hasMonth && start);
  return (
    <time dateTime={start.toISOString()} className={css.date}>
      <span className={css.piece}>{isOn ? t('events.now') : format(start, weekdayStyle)} </span>
      <span className={css.number}>
        {!to && from}
        {to && (isOn ? t('events.toDay', { day: to }) : t('events.days', { from, to }))}{' '}
      </span>
      {inMonth && <span className={css.piece}>{format(inMonth, monthStyle)}</span>}
    </time>
  );
}

export interface EventRowProps extends Omit<ComponentProps<'article'>, 'children'> {
  /** The event, as the client returns it. */
  event: EventV3;
  /** The platform's time in milliseconds, as of `eventClockAtom`. */
  now: number;
  /** Time zone of the site. Events in it show no time zone. */
  timeZone?: string | undefined;
  /** Heading level of the title. Default 3. */
  level?: HeadingLevel | undefined;
  /** Whether its image loads before others. */
  priority?: boolean | undefined;
  /**
   * At the end of the row, over its link. Defaults to a link to the tickets or the registration,
   * from 560 px up; `null` leaves it out.
   */
  action?: ReactNode;
  /** Shows the month below the day, if no heading above contains it. */
  hasMonth?: boolean | undefined;
}

/** An event on one line: date, poster, title, time, location, price and action. */
export function EventRow({
  event,
  now,
  timeZone,
  level = 3,
  priority,
  action,
  hasMonth,
  className,
  ...rest
}: EventRowProps) {
  const getHref = useRoute('event');
  const labels = getEventLabels(event, { ...useUi(), now, timeZone });
  const { title, date, start, times, shortTimes } = labels;
  return (
    <article {...rest} data-offer={labels.offer} className={classes(css.root, className)}>
      <div className={css.columns}>
        <EventRowDate labels={labels} hasMonth={hasMonth} />
        <Picture
          image={event.mainImage}
          name={title}
          decorative
          width={80}
          ratio={4 / 5}
          priority={priority}
          className={css.poster}
        />
        <div className={css.label}>
          <Heading level={level} className={css.title}>
            <AppLink href={getHref?.(event.slug)} className={css.link}>
              <bdi>{title}</bdi>
            </AppLink>
          </Heading>
          <p className={css.shortTimes}>
            <time dateTime={start?.toISOString()} className={css.strong}>
              <bdi>{date}</bdi>
            </time>
            {shortTimes && ' · '}
            {shortTimes && <bdi className={css.unit}>{shortTimes}</bdi>}
          </p>
          <p className={css.times}>{times && <bdi>{times}</bdi>}</p>
          <EventVenue labels={labels} className={css.venue} />
        </div>
        <EventOffer labels={labels} className={css.offer} />
        {action === undefined ? (
          <div className={css.action}>
            <EventActionLink
              event={event}
              labels={labels}
              width="full"
              className={css.actionLink}
            />
          </div>
        ) : (
          action !== null && <div className={css.hostAction}>{action}</div>
        )}
      </div>
    </article>
  );
}

/** Placeholder for a row while it is loading. */
export function LoadingRow() {
  return (
    <div aria-hidden="true" className={css.root}>
      <div className={css.columns}>
        <span className={css.date}>
          <Skeleton.Line variant="caption" width="40%" />
          <Skeleton.Line variant="displayM" width="50%" />
        </span>
        <Skeleton.Media className={css.poster} />
        <div className={css.label}>
          <span className={css.title}>
            <Skeleton.Line variant="displayS" width="70%" />
          </span>
          <Skeleton.Line width="30%" />
          <Skeleton.Line width="40%" />
        </div>
        <span className={classes(css.offer, css.loadingOffer)}>
          <Skeleton.Line variant="bodyStrong" width="4rem" />
        </span>
        <div className={css.action}>
          <Skeleton.Media className={css.loadingAction} />
        </div>
      </div>
    </div>
  );
}

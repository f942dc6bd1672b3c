'use client';

import type { EventV3 } from '@vitrine/client/events';
import type { ComponentProps, ReactNode } from 'react';
import { getDateFormat } from '../../patterns/date-time/date-format.ts';
import { Heading, type HeadingLevel } from '../../primitives/heading/Heading.tsx';
import { Picture } from '../../primitives/picture/Picture.tsx';
import * as Skeleton from '../../primitives/skeleton/Skeleton.tsx';
import { Text } from '../../primitives/text/Text.tsx';
import { AppLink } from '../../provider/AppLink.tsx';
import { useRoute, useUi } from '../../provider/UiProvider.tsx';
import { classes } from '../../utils/classes.ts';
import { EventOffer } from '../card/EventOffer.tsx';
import { type EventLabels, getEventLabels } from '../card/event-labels.ts';
import * as css from './EventRow.css.ts';

const pieces = [
  { weekday: 'short' },
  { day: 'numeric' },
  { month: 'short' },
] satisfies Intl.DateTimeFormatOptions[];

/** The day on which an event begins, with a large number. Without a date it shows a text. */
function EventRowDate({ labels }: { labels: EventLabels }) {
  const { locale } = useUi();
  const { start, zone = 'UTC', date } = labels;
  if (!start) {
    return (
      <span className={css.date}>
        <bdi className={css.undated}>{date}</bdi>
      </span>
    );
  }
  const [weekday, day, month] = pieces.map((piece) =>
    getDateFormat(locale, { ...piece, timeZone: zone }).format(start),
  );
  return (
    <time dateTime={start.toISOString()} className={css.date}>
      <span className={css.piece}>{weekday} </span>
      <span className={css.number}>{day} </span>
      <span className={css.piece}>{month}</span>
    </time>
  );
}

export interface EventRowProps extends Omit<ComponentProps<'article'>, 'children'> {
  event: EventV3;
  /** The platform's time in milliseconds, as of `eventClockAtom`. */
  now: number;
  /** Time zone of the site. Events in it show no time zone. */
  timeZone?: string | undefined;
  /** Heading level of the title. Default 3. */
  level?: HeadingLevel | undefined;
  priority?: boolean | undefined;
  /** At the end of the row, over its link. */
  action?: ReactNode;
  /** Hides the date, if the heading above contains it. */
  dateless?: boolean | undefined;
}

/** An event on one line: date, poster, title, location and registration state. */
export function EventRow({
  event,
  now,
  timeZone,
  level = 3,
  priority,
  action,
  dateless,
  className,
  ...rest
}: EventRowProps) {
  const getHref = useRoute('event');
  const labels = getEventLabels(event, { ...useUi(), now, timeZone });
  return (
    <article
      {...rest}
      data-offer={labels.offer}
      className={classes(css.root, dateless && css.dateless, className)}
    >
      {!dateless && <EventRowDate labels={labels} />}
      <Picture
        image={event.mainImage}
        name={labels.title}
        decorative
        width={120}
        ratio={4 / 5}
        priority={priority}
        className={css.poster}
      />
      <div className={css.label}>
        <Heading level={level} className={css.title}>
          <AppLink href={getHref?.(event.slug)} className={css.link}>
            <bdi>{labels.title}</bdi>
          </AppLink>
        </Heading>
        <p className={css.times}>{labels.times && <bdi>{labels.times}</bdi>}</p>
        {labels.venue && (
          <Text as="p" tone="muted">
            <bdi>{labels.venue}</bdi>
          </Text>
        )}
      </div>
      <div className={css.offer}>
        <EventOffer labels={labels} />
      </div>
      {action && <div className={css.action}>{action}</div>}
    </article>
  );
}

/** Placeholder for a row while it is loading. */
export function LoadingRow() {
  return (
    <div aria-hidden="true" className={css.root}>
      <span className={css.date}>
        <Skeleton.Line variant="caption" width="60%" />
        <Skeleton.Line variant="displayM" width="50%" />
        <Skeleton.Line variant="caption" width="60%" />
      </span>
      <Skeleton.Media className={css.poster} />
      <div className={css.label}>
        <span className={css.title}>
          <Skeleton.Line variant="displayS" width="70%" />
        </span>
        <Skeleton.Line width="30%" />
        <Skeleton.Line width="40%" />
      </div>
      <span className={css.offer}>
        <Skeleton.Line variant="caption" width="8rem" />
      </span>
    </div>
  );
}

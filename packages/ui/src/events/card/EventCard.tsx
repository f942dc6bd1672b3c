'use client';

import type { EventV3 } from '@vitrine/client/events';
import type { ComponentProps, ReactNode } from 'react';
import { Heading, type HeadingLevel } from '../../primitives/heading/Heading.tsx';
import { Picture } from '../../primitives/picture/Picture.tsx';
import * as Skeleton from '../../primitives/skeleton/Skeleton.tsx';
import { AppLink } from '../../provider/AppLink.tsx';
import { useRoute, useUi } from '../../provider/UiProvider.tsx';
import { classes } from '../../utils/classes.ts';
import * as css from './EventCard.css.ts';
import { EventOffer } from './EventOffer.tsx';
import { EventVenue } from './EventVenue.tsx';
import { getEventLabels } from './event-labels.ts';

/** Display widths of a card's poster, from which browsers choose a file. */
const sizes = '(min-width: 1024px) 33vw, 50vw';

interface Common extends Omit<ComponentProps<'article'>, 'children'> {
  /** Heading level of the title. Default 2. */
  level?: HeadingLevel;
  /** The poster is among the first that the page shows. */
  priority?: boolean;
  /** Content below the text, above the card's link. */
  footer?: ReactNode;
}

interface Loaded {
  /** The event, as the client returns it. */
  event: EventV3;
  /** The platform's time in milliseconds, as of `eventClockAtom`. */
  now: number;
  /** Time zone of the site. Events in it show no time zone. */
  timeZone?: string;
  /** A card with an event is not loading. */
  loading?: false;
}

interface Loading extends Partial<Omit<Loaded, 'loading'>> {
  /** Renders a skeleton of the same card while the event is loading. */
  loading: true;
}

export type EventCardProps = Common & (Loaded | Loading);

/**
 * An event with its poster: date, title, location and registration state. The entire card links to
 * the route `event`.
 */
export function EventCard(props: EventCardProps) {
  if (props.loading) return <LoadingCard className={props.className} style={props.style} />;
  const { loading: _, ...loaded } = props;
  return <LoadedCard {...loaded} />;
}

function LoadingCard({ className, style }: Pick<Common, 'className' | 'style'>) {
  return (
    <div aria-hidden="true" style={style} className={classes(css.root, className)}>
      <Skeleton.Media className={css.poster} />
      <div className={css.label}>
        <Skeleton.Line variant="bodyStrong" width="55%" />
        <span className={css.titleContainer}>
          <Skeleton.Line variant="displayS" width="85%" />
        </span>
        <Skeleton.Line variant="caption" width="65%" />
        <span className={css.offer}>
          <Skeleton.Line variant="caption" width="40%" />
        </span>
      </div>
    </div>
  );
}

function LoadedCard({
  event,
  now,
  timeZone,
  level = 2,
  priority,
  footer,
  className,
  ...rest
}: Common & Loaded) {
  const getHref = useRoute('event');
  const labels = getEventLabels(event, { ...useUi(), now, timeZone });
  return (
    <article {...rest} data-offer={labels.offer} className={classes(css.root, className)}>
      <Picture
        image={event.mainImage}
        name={labels.title}
        decorative
        sizes={sizes}
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
        <p className={css.date}>
          <time dateTime={labels.start?.toISOString()}>
            <bdi>{labels.date}</bdi>
          </time>{' '}
          <span className={css.times}>{labels.shortTimes && <bdi>{labels.shortTimes}</bdi>}</span>
        </p>
        <EventVenue labels={labels} variant="caption" />
        <EventOffer labels={labels} className={css.offer} />
        {footer && <div className={css.footer}>{footer}</div>}
      </div>
    </article>
  );
}

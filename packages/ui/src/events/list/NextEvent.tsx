'use client';

import type { ComponentProps } from 'react';
import { Picture } from '../../primitives/picture/Picture.tsx';
import { Text } from '../../primitives/text/Text.tsx';
import { useUi } from '../../provider/UiProvider.tsx';
import { classes } from '../../utils/classes.ts';
import { EventActionLink } from '../card/EventActionLink.tsx';
import { EventOffer } from '../card/EventOffer.tsx';
import { getEventLabels } from '../card/event-labels.ts';
import * as css from './NextEvent.css.ts';
import { useUpcomingEvents } from './use-upcoming-events.ts';
import '../../messages/en/events.ts';

export interface NextEventProps extends Omit<ComponentProps<'article'>, 'children'> {
  /** Time zone of the site. An event in it shows no time zone. */
  timeZone?: string;
}

/**
 * The next event of the site in one row, for a menu: poster, date, title, registration and a button.
 * Renders nothing while it loads, if it could not be loaded, or if there is none.
 *
 * @example
 * <SiteShell {...options} menuFeature={<NextEvent timeZone="Europe/Copenhagen" />} />
 */
export function NextEvent({ timeZone, className, ...rest }: NextEventProps) {
  const ui = useUi();
  const { t } = ui;
  const { items, now } = useUpcomingEvents(1);
  const [event] = items;
  if (!event) return null;
  const labels = getEventLabels(event, { ...ui, now, timeZone });
  return (
    <article {...rest} className={classes(css.root, className)}>
      <Picture
        image={event.mainImage}
        name={labels.title}
        decorative
        width={64}
        ratio={4 / 5}
        className={css.poster}
      />
      <div className={css.text}>
        <Text as="p" variant="caption" tone="muted">
          {t('events.next', { date: labels.date })}
        </Text>
        <Text as="p" variant="bodyStrong">
          <bdi>{labels.title}</bdi>
        </Text>
        <EventOffer labels={labels} />
      </div>
      <EventActionLink
        event={event}
        labels={labels}
        otherwise={t('events.details')}
        className={css.action}
      />
    </article>
  );
}

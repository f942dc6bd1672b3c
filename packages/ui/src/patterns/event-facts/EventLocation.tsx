'use client';

import { getEventVenue, type MapUrlBuilder, openStreetMapUrl } from '@vitrine/atoms';
import type { EventV3 } from '@vitrine/client/events';
import type { ComponentProps } from 'react';
import { Link } from '../../primitives/link/Link.tsx';
import { VisuallyHidden } from '../../primitives/visually-hidden/VisuallyHidden.tsx';
import { useUi } from '../../provider/UiProvider.tsx';
import { classes } from '../../utils/classes.ts';
import { getVenueText } from '../date-time/date-time-labels.ts';
import * as css from './EventDateTime.css.ts';
import '../../messages/en/event-page.ts';

export interface EventLocationProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The event, as the client returns it. */
  event: Pick<EventV3, 'location' | 'onlineConferencing'>;
  /** Returns the map URL of the venue; null for no link. Defaults to OpenStreetMap. */
  mapUrl?: MapUrlBuilder | null;
}

/**
 * Location of an event: the venue with its address, directions and a map link, or a text that it is
 * online or still to be announced. See docs/reference/events.mdx.
 */
export function EventLocation({
  event,
  mapUrl = openStreetMapUrl,
  className,
  ...rest
}: EventLocationProps) {
  const ui = useUi();
  const venue = getEventVenue(event.location);
  const summary = getVenueText(venue, ui) ?? ui.t('venue.unknown');
  const map = venue.kind === 'venue' ? mapUrl?.(venue) : undefined;
  return (
    <div {...rest} data-kind={venue.kind} className={classes(css.root, className)}>
      <span className={css.summary}>
        <bdi>{summary}</bdi>
      </span>
      {venue.kind === 'online' && event.onlineConferencing?.type && (
        <span className={css.muted}>{ui.t(`venue.${event.onlineConferencing.type}`)}</span>
      )}
      {venue.kind === 'venue' &&
        [venue.address, venue.hint].map(
          (line) =>
            line &&
            line !== summary && (
              <span key={line} className={css.muted}>
                <bdi>{line}</bdi>
              </span>
            ),
        )}
      {map && (
        <Link variant="standalone" external href={map} className={css.map}>
          {ui.t('venue.map')}
          <VisuallyHidden>: {summary}</VisuallyHidden>
        </Link>
      )}
    </div>
  );
}

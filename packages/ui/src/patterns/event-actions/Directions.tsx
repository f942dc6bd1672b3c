'use client';

import { getEventVenue, type MapUrlBuilder, openStreetMapUrl } from '@vitrine/atoms';
import type { EventV3 } from '@vitrine/client/events';
import { MapPin } from 'lucide-react';
import { Button, type ButtonProps } from '../../primitives/button/Button.tsx';
import { Icon } from '../../primitives/icon/Icon.tsx';
import { VisuallyHidden } from '../../primitives/visually-hidden/VisuallyHidden.tsx';
import { useUi } from '../../provider/UiProvider.tsx';
import { classes } from '../../utils/classes.ts';
import * as css from './EventActions.css.ts';
import '../../messages/en/common.ts';
import '../../messages/en/event-page.ts';

export interface DirectionsProps
  extends Omit<ButtonProps, 'asChild' | 'children' | 'onClick' | 'state' | 'labels'> {
  /** The event, or its location. */
  event: Pick<EventV3, 'location'>;
  /** Returns the map URL of the venue; null for no link. Defaults to OpenStreetMap. */
  mapUrl?: MapUrlBuilder | null | undefined;
}

/** Opens a map of an event's venue in another window. Renders nothing for an event without a venue. */
export function Directions({
  event,
  mapUrl = openStreetMapUrl,
  className,
  ...rest
}: DirectionsProps) {
  const { t } = useUi();
  const venue = getEventVenue(event.location);
  const map = venue.kind === 'venue' ? mapUrl?.(venue) : undefined;
  if (!map) return null;
  return (
    <Button {...rest} asChild className={classes(css.action, className)}>
      <a href={map} target="_blank" rel="noreferrer">
        <span className={css.label}>
          <Icon as={MapPin} />
          {t('venue.directions')}
        </span>
        <VisuallyHidden> ({t('common.newTab')})</VisuallyHidden>
      </a>
    </Button>
  );
}

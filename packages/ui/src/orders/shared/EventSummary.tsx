'use client';

import { eventTimes, getEventVenue } from '@vitrine/atoms';
import type { EventV3 } from '@vitrine/client/events';
import type { ComponentProps } from 'react';
import { getDateTimeText, getVenueText } from '../../patterns/date-time/date-time-labels.ts';
import { withoutBreaks } from '../../patterns/date-time/format-date-time.ts';
import { Heading, type HeadingLevel } from '../../primitives/heading/Heading.tsx';
import { Picture } from '../../primitives/picture/Picture.tsx';
import { useUi } from '../../provider/UiProvider.tsx';
import { classes } from '../../utils/classes.ts';
import * as css from './EventSummary.css.ts';
import '../../messages/en/event-page.ts';

export interface EventSummaryProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The event, as the client returns it. */
  event: EventV3;
  /** Heading level of the event's name. Default 2. */
  level?: HeadingLevel;
}

/** A short event summary: image, name, date and location. See docs/reference/events.mdx. */
export function EventSummary({ event, level = 2, className, ...rest }: EventSummaryProps) {
  const ui = useUi();
  const times = eventTimes(event.dateAndTimeSettings);
  const when = times.kind === 'dated' ? getDateTimeText(times, ui) : undefined;
  const where = getVenueText(getEventVenue(event.location), ui);
  const { mainImage, title } = event;
  return (
    <div {...rest} className={classes(css.root, className)}>
      {mainImage && (
        <Picture
          image={mainImage}
          name={title}
          decorative
          width={84}
          ratio={4 / 5}
          className={css.picture}
        />
      )}
      <div className={css.labelText}>
        <Heading level={level} variant="displayS">
          <bdi>{title}</bdi>
        </Heading>
        {when && (
          <span className={css.fact}>
            {ui.t('dateTime.both', { lead: when.summary, rest: withoutBreaks(when.rest) })}
          </span>
        )}
        {where && (
          <span className={css.fact}>
            <bdi>{where}</bdi>
          </span>
        )}
      </div>
    </div>
  );
}

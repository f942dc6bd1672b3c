'use client';

import { isOrderOver } from '@vitrine/atoms';
import type { EventV3 } from '@vitrine/client/events';
import type { ComponentProps } from 'react';
import { AddToCalendar } from '../../patterns/event-actions/AddToCalendar.tsx';
import { Directions } from '../../patterns/event-actions/Directions.tsx';
import { EventDateTime } from '../../patterns/event-facts/EventDateTime.tsx';
import { EventLocation } from '../../patterns/event-facts/EventLocation.tsx';
import { Heading, type HeadingLevel } from '../../primitives/heading/Heading.tsx';
import { Picture } from '../../primitives/picture/Picture.tsx';
import { classes } from '../../utils/classes.ts';
import * as css from './OrderEvent.css.ts';
import { useTicketOrderContext } from './ticket-order-context.ts';

export interface OrderEventProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** Heading level of the event's title. Default 2. */
  level?: HeadingLevel;
  /** Returns when the doors of an event open. The platform has no such moment. */
  getDoors?: (event: EventV3) => Date | undefined;
}

/**
 * When and where the event of an order is, with its poster, and the calendar and the map as buttons,
 * unless the order was declined or canceled.
 * Renders nothing if the event no longer exists.
 */
export function OrderEvent({ level = 2, getDoors, className, ...rest }: OrderEventProps) {
  const { order, event } = useTicketOrderContext();
  if (!event) return null;
  const { mainImage, title } = event;
  const doors = getDoors?.(event);
  return (
    <section {...rest} aria-label={title} className={classes(css.root, className)}>
      <div className={css.lead}>
        {mainImage && (
          <Picture
            image={mainImage}
            name={title}
            decorative
            width={120}
            ratio={4 / 5}
            className={css.poster}
          />
        )}
        <div className={css.label}>
          <Heading level={level} variant="displayS">
            <bdi>{title}</bdi>
          </Heading>
          <EventDateTime event={event} {...(doors && { doors })} />
        </div>
      </div>
      <EventLocation event={event} mapUrl={null} className={css.location} />
      {/* Without tickets, there is nothing to go to. */}
      {!isOrderOver(order) && (
        <div className={css.actions}>
          <AddToCalendar event={event} className={css.action} />
          <Directions event={event} className={css.action} />
        </div>
      )}
    </section>
  );
}

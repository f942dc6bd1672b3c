'use client';

import type { AnswerInvitation } from '@vitrine/atoms';
import type { EventV3 } from '@vitrine/client/events';
import type { ReactNode } from 'react';
import { classes } from '../../utils/classes.ts';
import * as Rsvp from '../rsvp/Rsvp.tsx';
import { type EventDatesProps, EventNextDate } from './EventDates.tsx';
import type { EventActionsProps } from './EventMeta.tsx';
import * as EventPage from './EventPage.tsx';
import type { EventRootProps } from './EventRoot.tsx';
import * as css from './EventView.css.ts';
import { useEventPageContext } from './event-page-context.ts';

export interface EventViewProps
  extends Omit<EventRootProps, 'children'>,
    Pick<EventDatesProps, 'calendarAbove'> {
  /** Chooses tickets for the event, where they are on sale. */
  tickets?: (event: EventV3) => ReactNode;
  /** Sends the answer to an invitation: the contract has no call for it. */
  onAnswer?: AnswerInvitation;
  /** Opens the login, for events of members. */
  onLogIn?: () => void;
  /** Link to the event list for events that cannot be attended. */
  browse?: ReactNode;
  /** Further facts, as `EventPage.Fact`. */
  facts?: ReactNode;
  actions?: EventActionsProps;
}

/** An event page: the image, and next to it the label with all actions. */
export function EventView({
  tickets,
  onAnswer,
  onLogIn,
  browse,
  facts,
  actions,
  calendarAbove,
  className,
  ...root
}: EventViewProps) {
  return (
    <EventPage.Root {...root} className={classes(css.root, className)}>
      <EventPage.Image className={css.picture} />
      <div className={css.label}>
        <div className={css.titles}>
          <EventPage.Categories />
          <EventPage.Title />
          <EventPage.Lead className={css.summary} />
        </div>
        <div className={css.facts}>
          <EventPage.Facts>{facts}</EventPage.Facts>
          <EventPage.Actions {...actions} />
        </div>
        <div className={css.registration}>
          <EventPage.Dates {...(calendarAbove !== undefined && { calendarAbove })} />
          <Registration {...{ tickets, onAnswer, onLogIn, browse }} />
        </div>
      </div>
      <EventPage.Description className={css.notes} />
    </EventPage.Root>
  );
}

/** The key prevents state of another date of the same event from being reused. */
function Registration({
  tickets,
  onAnswer,
  onLogIn,
  browse,
}: Pick<EventViewProps, 'tickets' | 'onAnswer' | 'onLogIn' | 'browse'>) {
  const { event, step } = useEventPageContext();
  return (
    <EventPage.Registration
      tickets={step.kind === 'tickets' && tickets?.(event)}
      rsvp={<Rsvp.View key={event._id} event={event} step={step} {...(onAnswer && { onAnswer })} />}
      elsewhere={
        <>
          <EventNextDate />
          {browse}
        </>
      }
      {...(onLogIn && { onLogIn })}
    />
  );
}

'use client';

import { type AnswerInvitation, descriptionHtml } from '@vitrine/atoms';
import type { EventV3 } from '@vitrine/client/events';
import { type ReactNode, Suspense, useMemo } from 'react';
import { lazyPart } from '../../patterns/feedback/lazy-part.tsx';
import { Callout } from '../../primitives/callout/Callout.tsx';
import { Heading } from '../../primitives/heading/Heading.tsx';
import * as Skeleton from '../../primitives/skeleton/Skeleton.tsx';
import { useUi } from '../../provider/UiProvider.tsx';
import { classes } from '../../utils/classes.ts';
import type { RsvpViewProps } from '../rsvp/Rsvp.tsx';
import { type EventDatesProps, EventNextDate } from './EventDates.tsx';
import type { EventActionsProps, EventMetaProps } from './EventMeta.tsx';
import * as EventPage from './EventPage.tsx';
import type { EventRootProps } from './EventRoot.tsx';
import * as css from './EventView.css.ts';
import { useEventPageContext } from './event-page-context.ts';
import '../../messages/en/event-page.ts';

// A form for each type of question: most events have tickets instead.
const RsvpView = lazyPart<RsvpViewProps>(async () => ({
  default: (await import('../rsvp/Rsvp.tsx')).View,
}));

export interface EventViewProps
  extends Omit<EventRootProps, 'children'>,
    Pick<EventDatesProps, 'calendarAbove'>,
    Pick<EventMetaProps, 'getDoors'> {
  /** Chooses tickets for the event, where they are on sale. */
  tickets?: (event: EventV3) => ReactNode;
  /** Sends the answer to an invitation: the platform has no call for it. */
  onAnswer?: AnswerInvitation;
  /** Opens the login, for events of members. */
  onLogIn?: () => void;
  /** Link to the event list for events that cannot be attended. */
  browse?: ReactNode;
  /** Further facts, as `EventPage.Fact`. */
  facts?: ReactNode;
  /** What the visitor can do with the event: share it, or add it to a calendar. */
  actions?: EventActionsProps;
}

/** An event page: the image, and next to it the facts and all actions. */
export function EventView({
  tickets,
  onAnswer,
  onLogIn,
  browse,
  facts,
  getDoors,
  actions,
  calendarAbove,
  className,
  ...root
}: EventViewProps) {
  return (
    <EventPage.Root {...root} className={classes(css.root, className)}>
      <div className={css.columns}>
        <EventPage.Image className={css.picture} />
        <div className={css.label}>
          <div className={css.titles}>
            <EventPage.Kicker />
            <EventPage.Title className={css.title} />
            <EventPage.Lead className={css.summary} />
            <CancellationNotice />
          </div>
          <div className={css.facts}>
            <EventPage.Facts {...(getDoors && { getDoors })}>{facts}</EventPage.Facts>
            <EventPage.Actions {...actions} />
          </div>
          <div className={css.registration}>
            <EventPage.Dates {...(calendarAbove !== undefined && { calendarAbove })} />
            <Registration {...{ tickets, onAnswer, onLogIn, browse }} />
          </div>
        </div>
        <Notes />
      </div>
    </EventPage.Root>
  );
}

/** Why the event does not take place, directly below its title. */
function CancellationNotice() {
  const { t } = useUi();
  const { step } = useEventPageContext();
  if (step.kind !== 'canceled') return null;
  return (
    <Callout tone="warning" announce={false} className={css.notice}>
      {t('registration.canceled')}. {t('registration.canceledHint')}
    </Callout>
  );
}

/** The organizer's description. Below the tickets it has a title. */
function Notes() {
  const { t } = useUi();
  const { description } = useEventPageContext().event;
  const hasText = useMemo(() => descriptionHtml(description) !== '', [description]);
  if (!hasText) return null;
  return (
    <div className={css.notes}>
      <Heading level={2} variant="displayM" className={css.notesTitle}>
        {t('event.about')}
      </Heading>
      <EventPage.Description />
    </div>
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
  // The notice below the title says that it is canceled.
  if (step.kind === 'canceled') return browse;
  return (
    <EventPage.Registration
      tickets={step.kind === 'tickets' && tickets?.(event)}
      rsvp={
        <Suspense fallback={<LoadingRsvp />}>
          <RsvpView key={event._id} event={event} step={step} {...(onAnswer && { onAnswer })} />
        </Suspense>
      }
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

function LoadingRsvp() {
  return (
    <Skeleton.Root>
      <Skeleton.Line width="40%" />
      <Skeleton.Line width="100%" />
    </Skeleton.Root>
  );
}

'use client';

import {
  isBookable,
  isForMembers,
  type RegistrationStep,
  rsvpAnswerAtom,
  sessionAtom,
  useAtomValue,
} from '@vitrine/atoms';
import type { EventV3 } from '@vitrine/client/events';
import { type ComponentProps, type ReactNode, useId } from 'react';
import {
  TicketTaxNote,
  TicketTaxNoteContext,
} from '../../patterns/price-breakdown/TicketTaxNote.tsx';
import { Button } from '../../primitives/button/Button.tsx';
import { Heading, type HeadingLevel } from '../../primitives/heading/Heading.tsx';
import { NewTab } from '../../primitives/link/Link.tsx';
import { StatusDot } from '../../primitives/status-dot/StatusDot.tsx';
import { Text } from '../../primitives/text/Text.tsx';
import { VisuallyHidden } from '../../primitives/visually-hidden/VisuallyHidden.tsx';
import { useUi } from '../../provider/UiProvider.tsx';
import { classes } from '../../utils/classes.ts';
import * as css from './EventRegistration.css.ts';
import { getRegistrationText } from './registration-labels.ts';
import '../../messages/en/event-page.ts';

export interface EventRegistrationProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** The event, as the client returns it. */
  event: EventV3;
  /** The current registration step, from `registrationStep`. */
  step: RegistrationStep;
  /** Chooses tickets, where they are on sale. Without it, nothing is rendered then. */
  tickets?: ReactNode;
  /** Answers the invitation, where it can be answered. */
  rsvp?: ReactNode;
  /** Opens the login, for events of members. */
  onLogIn?: () => void;
  /** Alternatives if registration is not possible: another date, the event list. */
  elsewhere?: ReactNode;
  /** Heading level of the titles. */
  level?: HeadingLevel;
}

const isOpen = ({ kind }: RegistrationStep) =>
  kind === 'tickets' || kind === 'rsvp' || kind === 'waitlist';

/** Whether the step offers no action. */
const isStuck = (step: RegistrationStep) =>
  !isBookable(step) || (step.kind === 'external' && !step.url);

const isOff = ({ kind }: RegistrationStep) => kind === 'ended' || kind === 'canceled';

/**
 * The registration for an event: a text about its current state, and the next step. Covers all
 * registration types and statuses. See docs/reference/events.mdx.
 */
export function EventRegistration({
  event,
  step,
  tickets,
  rsvp,
  onLogIn,
  elsewhere,
  level = 2,
  className,
  ...rest
}: EventRegistrationProps) {
  const ui = useUi();
  const titleId = useId();
  const { title, sentence, dotStatus } = getRegistrationText(step, event, ui);
  const rsvpAnswer = useAtomValue(rsvpAnswerAtom(event._id));
  const form = step.kind === 'tickets' ? tickets : rsvp;
  // A host without tickets on this page has nothing below the title.
  if (step.kind === 'tickets' && !tickets) return null;
  const isAnswered = rsvpAnswer && (step.kind === 'rsvp' || step.kind === 'waitlist');
  return (
    <section
      aria-labelledby={titleId}
      {...rest}
      data-registration={step.kind}
      className={classes(css.root, className)}
    >
      {isAnswered ? (
        // The title of the answer replaces that of the question.
        <VisuallyHidden>
          <Heading level={level} id={titleId}>
            {title}
          </Heading>
        </VisuallyHidden>
      ) : (
        <div className={css.text}>
          <div className={css.header}>
            <Heading level={level} variant="displayM" id={titleId}>
              {title}
            </Heading>
            {step.kind === 'tickets' && <TicketTaxNote tickets={event.registration?.tickets} />}
          </div>
          {sentence &&
            (dotStatus ? (
              <StatusDot state={dotStatus} variant="body">
                <bdi>{sentence}</bdi>
              </StatusDot>
            ) : (
              <Text as="p" className={css.sentence}>
                <bdi>{sentence}</bdi>
              </Text>
            ))}
        </div>
      )}
      {/* A given answer stays visible, even if the event is full by now. */}
      {!isOpen(step) && rsvpAnswer && !isOff(step) && rsvp}
      {isOpen(step) && (
        <TicketTaxNoteContext value={step.kind === 'tickets'}>
          <Guarded event={event} onLogIn={onLogIn} form={form} />
        </TicketTaxNoteContext>
      )}
      {step.kind === 'external' && step.url && <Outside url={step.url} />}
      {isStuck(step) && elsewhere && <div className={css.actions}>{elsewhere}</div>}
    </section>
  );
}

/** Shows the form if the visitor may use it. Members-only events show a login prompt instead. */
function Guarded({
  event,
  onLogIn,
  form,
}: Pick<EventRegistrationProps, 'event' | 'onLogIn'> & { form: ReactNode }) {
  const { t } = useUi();
  const { loggedIn, isKnown } = useAtomValue(sessionAtom);
  if (!isForMembers(event) || loggedIn) return form;
  // The session is known shortly, and a form that disappears again would be worse than none.
  if (!isKnown) return null;
  return (
    <>
      <Text as="p" className={css.sentence}>
        {t('registration.members')}
      </Text>
      {onLogIn && (
        <div className={css.actions}>
          <Button emphasis="primary" size="large" onClick={onLogIn}>
            {t('registration.logIn')}
          </Button>
        </div>
      )}
    </>
  );
}

/** Links to the external registration page, and shows its host. */
function Outside({ url }: { url: string }) {
  const { t } = useUi();
  return (
    <div className={css.actions}>
      <Button asChild emphasis="primary" size="large">
        <a href={url} target="_blank" rel="noreferrer">
          <span>
            {t('registration.externalLink', { site: new URL(url).host })}
            <NewTab />
          </span>
        </a>
      </Button>
    </div>
  );
}

import {
  isBookable,
  isForMembers,
  type RegistrationStep,
  rsvpAnswerAtom,
  sessionAtom,
  useAtomValue,
} from '@vitrine/atoms';
import type { EventV3 } from '@vitrine/client/events';
import { ArrowUpRight } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { Button } from '../../primitives/button/Button.tsx';
import { Heading, type HeadingLevel } from '../../primitives/heading/Heading.tsx';
import { Icon } from '../../primitives/icon/Icon.tsx';
import { StatusDot } from '../../primitives/status-dot/StatusDot.tsx';
import { Text } from '../../primitives/text/Text.tsx';
import { VisuallyHidden } from '../../primitives/visually-hidden/VisuallyHidden.tsx';
import { useUi } from '../../provider/UiProvider.tsx';
import { classes } from '../../utils/classes.ts';
import * as css from './EventRegistration.css.ts';
import { getRegistrationText } from './registration-labels.ts';

export interface EventRegistrationProps extends Omit<ComponentProps<'section'>, 'children'> {
  event: EventV3;
  /** What can be done at this moment: of `registrationStep`. */
  step: RegistrationStep;
  /** Chooses tickets, where they are on sale. */
  tickets?: ReactNode;
  /** Answers the invitation, where it can be answered. */
  rsvp?: ReactNode;
  /** Opens the login, for events of members. */
  onLogIn?: () => void;
  /** Where else to go when one cannot register: another date, the programme. */
  elsewhere?: ReactNode;
  headingLevel?: HeadingLevel;
}

const isOpen = ({ kind }: RegistrationStep) =>
  kind === 'tickets' || kind === 'rsvp' || kind === 'waitlist';

/** Whether there is nothing to be done here. */
const isStuck = (step: RegistrationStep) =>
  !isBookable(step) || (step.kind === 'external' && !step.url);

const isOff = ({ kind }: RegistrationStep) => kind === 'ended' || kind === 'canceled';

/**
 * How one comes to an event: what can be done at this moment, in words, and the next step. All
 * types and statuses of registration have theirs. See docs/reference/events.md.
 */
export function EventRegistration({
  event,
  step,
  tickets,
  rsvp,
  onLogIn,
  elsewhere,
  headingLevel = 2,
  className,
  ...rest
}: EventRegistrationProps) {
  const ui = useUi();
  const titleId = useId();
  const { title, sentence, mark } = getRegistrationText(step, event, ui);
  const answered = useAtomValue(rsvpAnswerAtom(event._id));
  const form = step.kind === 'tickets' ? tickets : rsvp;
  return (
    <section
      aria-labelledby={titleId}
      {...rest}
      data-registration={step.kind}
      className={classes(css.root, className)}
    >
      <div className={css.labelText}>
        <Heading level={headingLevel} variant="displayM" id={titleId}>
          {title}
        </Heading>
        {sentence &&
          (mark ? (
            <StatusDot state={mark} variant="body">
              <bdi>{sentence}</bdi>
            </StatusDot>
          ) : (
            <Text as="p" className={css.sentence}>
              <bdi>{sentence}</bdi>
            </Text>
          ))}
      </div>
      {/* Who has answered keeps sight of it, though the last place may just have gone. */}
      {!isOpen(step) && answered && !isOff(step) && rsvp}
      {isOpen(step) && <Guarded event={event} onLogIn={onLogIn} form={form} />}
      {step.kind === 'external' && step.url && <Outside url={step.url} />}
      {isStuck(step) && elsewhere && <div className={css.actions}>{elsewhere}</div>}
    </section>
  );
}

/** The form for who may use it; for members alone, the way to become one is in its place. */
function Guarded({
  event,
  onLogIn,
  form,
}: Pick<EventRegistrationProps, 'event' | 'onLogIn'> & { form: ReactNode }) {
  const { t } = useUi();
  const { loggedIn, isKnown } = useAtomValue(sessionAtom);
  if (!isForMembers(event) || loggedIn) return form;
  // Who is there is known in a moment, and a form that goes again would be worse than none.
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

/** Leads to the page that takes the registrations, and says whose it is. */
function Outside({ url }: { url: string }) {
  const { t } = useUi();
  return (
    <div className={css.actions}>
      <Button asChild emphasis="primary" size="large">
        <a href={url} target="_blank" rel="noreferrer">
          <span>
            {t('registration.externalLink', { site: new URL(url).host })}{' '}
            <Icon as={ArrowUpRight} size="small" mirrored />
            <VisuallyHidden> ({t('common.newTab')})</VisuallyHidden>
          </span>
        </a>
      </Button>
    </div>
  );
}

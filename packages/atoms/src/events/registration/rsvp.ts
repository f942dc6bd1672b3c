import type { EventV3, Form } from '@vitrine/client/events';
import type { FormResponse } from '@vitrine/client/orders';
import { createFormDraft, type FormDraftOptions } from '../form/form-draft.ts';
import type { RegistrationStep } from './registration-step.ts';

/** What a guest says to an invitation. */
export type RsvpAnswer = 'YES' | 'NO' | 'WAITLIST';

/** An answer with what the form asked, as `onAnswer` sends it. */
export interface RsvpReply {
  eventId: string;
  answer: RsvpAnswer;
  form: FormResponse;
  /** What was answered before, where this changes it. */
  before?: RsvpAnswer;
}

/**
 * What became of an answer: another one than was given, where the last place went meanwhile and the
 * guest is on the waiting list.
 */
export interface RsvpOutcome {
  answer: RsvpAnswer;
}

/**
 * Sends an answer. The contract has no call for it, so the host does. A client error with field
 * violations is shown at its fields; any other leaves the form as it is.
 */
export type AnswerInvitation = (reply: RsvpReply) => Promise<RsvpOutcome>;

/** Which answers an invitation takes at this moment; none where it takes none. */
export function getRsvpAnswers(
  { registration }: Pick<EventV3, 'registration'>,
  step: RegistrationStep,
): readonly RsvpAnswer[] {
  if (step.kind !== 'rsvp' && step.kind !== 'waitlist') return [];
  const come: RsvpAnswer = step.kind === 'rsvp' ? 'YES' : 'WAITLIST';
  return registration?.rsvp?.responseType === 'YES_AND_NO' ? [come, 'NO'] : [come];
}

/** What a form asks for an answer: of who does not come only who it is. */
export function getRsvpForm(form: Form | undefined, answer: RsvpAnswer): Form {
  const { controls = [], ...rest } = form ?? {};
  const asked = answer === 'NO' ? controls.filter(({ system }) => system) : controls;
  return { ...rest, controls: asked };
}

/** The organizer's words about an answer, in the form or with the registration. */
export function getRsvpMessages(
  { form, registration }: Pick<EventV3, 'form' | 'registration'>,
  answer: RsvpAnswer,
) {
  const { rsvp } = form?.messages ?? {};
  const told = registration?.rsvp?.confirmationMessages;
  const words = {
    YES: { asked: rsvp?.positiveMessages, told: told?.positiveConfirmation },
    NO: { asked: rsvp?.negativeMessages, told: told?.negativeMessages },
    WAITLIST: { asked: rsvp?.waitlistMessages, told: told?.waitlistMessages },
  }[answer];
  return {
    title: words.asked?.title,
    confirmation: { ...words.told, ...words.asked?.confirmation },
  };
}

const isAnswer = (value: unknown): value is RsvpAnswer =>
  value === 'YES' || value === 'NO' || value === 'WAITLIST';

/** The answer that someone was about to give, kept over a reload and the way to login. */
export function rsvpDraft(eventId: string, options: Omit<FormDraftOptions, 'name'> = {}) {
  const draft = createFormDraft({ ...options, name: `rsvp-answer.${eventId}` });
  return {
    read(): RsvpAnswer | undefined {
      const answer = draft.read()?.answer;
      return isAnswer(answer) ? answer : undefined;
    },
    keep: (answer: RsvpAnswer | undefined) => (answer ? draft.keep({ answer }) : draft.clear()),
  };
}

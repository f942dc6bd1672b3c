import type { EventV3, Form } from '@vitrine/client/events';
import type { FormResponse } from '@vitrine/client/orders';
import { createFormDraft, type FormDraftOptions } from '../form/form-draft.ts';
import type { RegistrationStep } from './registration-step.ts';

/** A guest's RSVP answer. */
export type RsvpAnswer = 'YES' | 'NO' | 'WAITLIST';

/** An answer with its form data, as sent by `onAnswer`. */
export interface RsvpReply {
  /** ID of the event. */
  eventId: string;
  /** The guest's answer. */
  answer: RsvpAnswer;
  /** Answers to the questions of the form. */
  form: FormResponse;
  /** The previous answer that this one changes. */
  before?: RsvpAnswer;
}

/**
 * Outcome of an answer: it differs from the sent one if the last spot was taken meanwhile and the
 * guest is on the waitlist.
 */
export interface RsvpOutcome {
  /** The answer that counts. */
  answer: RsvpAnswer;
}

/**
 * Sends an answer. The API has no endpoint for it, so the host implements it. A client error with
 * field violations is shown at its fields; any other leaves the form unchanged.
 */
export type AnswerInvitation = (reply: RsvpReply) => Promise<RsvpOutcome>;

/** Returns the answers that an RSVP form accepts at this moment, if any. */
export function getRsvpAnswers(
  { registration }: Pick<EventV3, 'registration'>,
  step: RegistrationStep,
): readonly RsvpAnswer[] {
  if (step.kind !== 'rsvp' && step.kind !== 'waitlist') return [];
  const come: RsvpAnswer = step.kind === 'rsvp' ? 'YES' : 'WAITLIST';
  return registration?.rsvp?.responseType === 'YES_AND_NO' ? [come, 'NO'] : [come];
}

/** Returns the form of an answer: a negative answer only needs the guest's identity. */
export function getRsvpForm(form: Form | undefined, answer: RsvpAnswer): Form {
  const { controls = [], ...rest } = form ?? {};
  const visibleControls = answer === 'NO' ? controls.filter(({ system }) => system) : controls;
  return { ...rest, controls: visibleControls };
}

/** Returns the organizer's texts for an answer, from the form or the registration. */
export function getRsvpMessages(
  { form, registration }: Pick<EventV3, 'form' | 'registration'>,
  answer: RsvpAnswer,
) {
  const { rsvp } = form?.messages ?? {};
  const confirmationMessages = registration?.rsvp?.confirmationMessages;
  const messages = {
    YES: { form: rsvp?.positiveMessages, registration: confirmationMessages?.positiveConfirmation },
    NO: { form: rsvp?.negativeMessages, registration: confirmationMessages?.negativeMessages },
    WAITLIST: {
      form: rsvp?.waitlistMessages,
      registration: confirmationMessages?.waitlistMessages,
    },
  }[answer];
  return {
    title: messages.form?.title,
    confirmation: { ...messages.registration, ...messages.form?.confirmation },
  };
}

const isAnswer = (value: unknown): value is RsvpAnswer =>
  value === 'YES' || value === 'NO' || value === 'WAITLIST';

/** Returns the draft of an answer, preserved over a reload and a login. */
export function rsvpDraft(eventId: string, options: Omit<FormDraftOptions, 'name'> = {}) {
  const draft = createFormDraft({ ...options, name: `rsvp-answer.${eventId}` });
  return {
    entry: draft.entry,
    read(): RsvpAnswer | undefined {
      const answer = draft.read()?.answer;
      return isAnswer(answer) ? answer : undefined;
    },
    keep: (answer: RsvpAnswer | undefined) => (answer ? draft.keep({ answer }) : draft.clear()),
  };
}

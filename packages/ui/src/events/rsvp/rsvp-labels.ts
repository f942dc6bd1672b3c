import { getRsvpMessages, type RsvpAnswer } from '@vitrine/atoms';
import type { EventV3 } from '@vitrine/client/events';
import type { TextContext } from '../../provider/UiProvider.tsx';

/** What stands on the choice of an answer; the organizer's words where there are some. */
export function getRsvpAnswerLabel(
  { form }: EventV3,
  answer: RsvpAnswer,
  { t }: TextContext,
): string {
  const { rsvpYesOption, rsvpNoOption } = form?.messages?.rsvp ?? {};
  switch (answer) {
    case 'YES':
      return rsvpYesOption || t('rsvp.YES');
    case 'NO':
      return rsvpNoOption || t('rsvp.NO');
    case 'WAITLIST':
      return t('rsvp.WAITLIST');
  }
}

/** What is above the form of an answer. */
export const getFormTitle = (event: EventV3, answer: RsvpAnswer, { t }: TextContext): string =>
  getRsvpMessages(event, answer).title || t(`rsvp.form.${answer}`);

/** What is said once an answer has arrived. */
export function getOutcomeText(
  event: EventV3,
  answer: RsvpAnswer,
  { t }: TextContext,
): { title: string; message: string } {
  const { confirmation } = getRsvpMessages(event, answer);
  return {
    title: confirmation.title || t(`rsvp.done.${answer}`),
    message: confirmation.message || t(`rsvp.doneHint.${answer}`),
  };
}

import { getRsvpMessages, type RsvpAnswer } from '@vitrine/atoms';
import type { EventV3 } from '@vitrine/client/events';
import type { TextContext } from '../../provider/UiProvider.tsx';
import '../../messages/en/event-page.ts';

/** Returns the label of an answer: the organizer's text, or else the default. */
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

/** Returns the title above an answer's form. */
export const getFormTitle = (event: EventV3, answer: RsvpAnswer, { t }: TextContext): string =>
  getRsvpMessages(event, answer).title || t(`rsvp.form.${answer}`);

/** Returns the text that is shown after an answer was sent. */
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

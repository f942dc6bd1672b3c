import { answerKey, copyAnswersFrom, type FormAnswers } from '@vitrine/atoms';
import { useAnnounce } from '../../../primitives/announcer/Announcer.tsx';
import { useUi } from '../../../provider/UiProvider.tsx';
import { useEventFormContext } from './event-form-context.ts';
import { getAnswers } from './form-sections.ts';

export interface EventFormHandle {
  /** The answers are on their way. */
  pending: boolean;
  /** What is typed in a section so far, by input name; empty for one that is not there. */
  getRsvpAnswers: (section: string) => FormAnswers;
  /**
   * Fills the blank answers of a section with those of another that asks the same by a control of
   * the same type, and says how many. What someone typed stays.
   *
   * @returns how many answers were filled in.
   */
  copyAnswers: (from: string, to: string) => number;
}

/**
 * The form around a part.
 *
 * @throws {Error} outside an `EventForm.Root`.
 */
export function useEventForm(): EventFormHandle {
  const { form, sections, pending } = useEventFormContext();
  const { t, locale } = useUi();
  const announce = useAnnounce();
  const answered = (name: string) => {
    const section = sections.find((one) => one.name === name);
    return {
      controls: section?.controls ?? [],
      answers: section ? getAnswers(form, section) : {},
    };
  };
  return {
    pending,
    getRsvpAnswers: (section) => answered(section).answers,
    copyAnswers(from, to) {
      const copied = Object.entries(copyAnswersFrom(answered(from), answered(to), locale));
      for (const [input, answer] of copied) {
        const key = answerKey(to, input);
        form.setValue(key, answer);
        if (form.getFieldState(key).error) void form.trigger(key);
      }
      announce(t('forms.copied', { count: copied.length }));
      return copied.length;
    },
  };
}

import { answerKey, copyAnswersFrom, type FormAnswers } from '@vitrine/atoms';
import { useAnnounce } from '../../../primitives/announcer/Announcer.tsx';
import { useUi } from '../../../provider/UiProvider.tsx';
import { useEventFormContext } from './event-form-context.ts';
import { getAnswers } from './form-sections.ts';

export interface EventFormHandle {
  /** Whether the answers are being sent. */
  pending: boolean;
  /** Returns the current answers of a section, by input name; empty if there is no such section. */
  getRsvpAnswers: (section: string) => FormAnswers;
  /**
   * Fills the empty answers of a section with those of another that has the same question with a
   * control of the same type. Typed answers stay.
   *
   * @returns the number of filled answers.
   */
  copyAnswers: (from: string, to: string) => number;
}

/**
 * Returns the form of the current component.
 *
 * @throws {Error} outside an `EventForm.Root`.
 */
export function useEventForm(): EventFormHandle {
  const { form, sections, pending } = useEventFormContext();
  const { t, locale } = useUi();
  const announce = useAnnounce();
  const getSectionAnswers = (name: string) => {
    const section = sections.find((one) => one.name === name);
    return {
      controls: section?.controls ?? [],
      answers: section ? getAnswers(form, section) : {},
    };
  };
  return {
    pending,
    getRsvpAnswers: (section) => getSectionAnswers(section).answers,
    copyAnswers(from, to) {
      const copied = Object.entries(
        copyAnswersFrom(getSectionAnswers(from), getSectionAnswers(to), locale),
      );
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

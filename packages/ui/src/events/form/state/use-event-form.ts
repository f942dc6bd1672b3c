'use client';

import { answerKey, copyAnswersFrom, type FormAnswer, type FormAnswers } from '@vitrine/atoms';
import { useAnnounce } from '../../../primitives/announcer/Announcer.tsx';
import { useUi } from '../../../provider/UiProvider.tsx';
import { useEventFormContext } from './event-form-context.ts';
import { getAnswers } from './form-sections.ts';
import '../../../messages/en/forms.ts';

/** Answers that were copied to other sections. */
export interface AnswerCopy {
  /** Number of filled answers. */
  count: number;
  /**
   * Empties the filled answers again, except those that were changed meanwhile.
   *
   * @returns the number of emptied answers.
   */
  undo: () => number;
}

export interface EventFormHandle {
  /** Whether the answers are being sent. */
  pending: boolean;
  /** Returns the current answers of a section, by input name; empty if there is no such section. */
  getAnswers: (section: string) => FormAnswers;
  /**
   * Fills the empty answers of one or more sections with those of another that has the same
   * question with a control of the same type. Typed answers stay.
   */
  copyAnswers: (from: string, to: string | readonly string[]) => AnswerCopy;
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
  const setAnswer = (key: string, answer: FormAnswer | undefined) => {
    form.setValue(key, answer);
    if (form.getFieldState(key).error) void form.trigger(key);
  };
  return {
    pending,
    getAnswers: (section) => getSectionAnswers(section).answers,
    copyAnswers(from, to) {
      const copied = [to].flat().flatMap((section) => {
        const target = getSectionAnswers(section);
        const answers = copyAnswersFrom(getSectionAnswers(from), target, locale);
        return Object.entries(answers).map(([input, answer]) => ({
          key: answerKey(section, input),
          answer,
          former: target.answers[input],
        }));
      });
      for (const { key, answer } of copied) setAnswer(key, answer);
      announce(t('forms.copied', { count: copied.length }));
      return {
        count: copied.length,
        undo() {
          const unchanged = copied.filter(
            ({ key, answer }) => JSON.stringify(form.getValues(key)) === JSON.stringify(answer),
          );
          for (const { key, former } of unchanged) setAnswer(key, former);
          announce(t('forms.copyUndone', { count: unchanged.length }));
          return unchanged.length;
        },
      };
    },
  };
}

'use client';

import type { InputControl } from '@vitrine/client/events';
import { useUi } from '../../provider/UiProvider.tsx';
import { getAnswerLines } from './answer-lines.ts';
import * as css from './ReadOnlyAnswers.css.ts';
import { useEventFormContext } from './state/event-form-context.ts';
import { type FormSection, getAnswers, getKeyedQuestions } from './state/form-sections.ts';
import '../../messages/en/forms.ts';

export interface ReadOnlyAnswersProps {
  section: FormSection;
  controls: readonly InputControl[];
}

/** The read-only answers of a section, below their questions. */
export function ReadOnlyAnswers({ section, controls }: ReadOnlyAnswersProps) {
  const { t, locale } = useUi();
  const { form } = useEventFormContext();
  const answers = getAnswers(form, section);
  return (
    <dl className={css.root}>
      {getKeyedQuestions(section, controls).map(({ key, control, input, label }) => {
        const lines = getAnswerLines({ control, input }, answers, locale);
        // Deleted questions are shown only if they have an answer.
        if (control.deleted && lines.length === 0) return null;
        return (
          <div key={key} className={css.row}>
            <dt className={css.question}>
              <bdi>{label}</bdi>
            </dt>
            <dd className={lines.length > 0 ? css.answer : css.none}>
              {lines.length === 0 && t('forms.notAnswered')}
              {lines.map((line, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place, as two guests may have one name.
                <span key={index} className={css.line}>
                  <bdi>{line}</bdi>
                </span>
              ))}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

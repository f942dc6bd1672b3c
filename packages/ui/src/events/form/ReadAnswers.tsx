import type { InputControl } from '@vitrine/client/events';
import { useUi } from '../../provider/UiProvider.tsx';
import { answerLines } from './answer-lines.ts';
import { useEventFormValue } from './event-form-context.ts';
import { answersIn, type HeldSection, keyedQuestions } from './held-sections.ts';
import * as css from './ReadAnswers.css.ts';

export interface ReadAnswersProps {
  section: HeldSection;
  controls: readonly InputControl[];
}

/** The answers of a section to be read, below what was asked. */
export function ReadAnswers({ section, controls }: ReadAnswersProps) {
  const { t, locale } = useUi();
  const { form } = useEventFormValue();
  const answers = answersIn(form, section);
  return (
    <dl className={css.root}>
      {keyedQuestions(section, controls).map(({ key, control, input, label }) => {
        const lines = answerLines({ control, input }, answers, locale);
        return (
          <div key={key} className={css.row}>
            <dt className={css.question}>{label}</dt>
            {lines.length === 0 && <dd className={css.none}>{t('forms.noAnswer')}</dd>}
            {lines.map((line) => (
              <dd key={line} dir="auto" className={css.answer}>
                {line}
              </dd>
            ))}
          </div>
        );
      })}
    </dl>
  );
}

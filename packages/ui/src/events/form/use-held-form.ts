import {
  checkAnswers,
  encodeAnswers,
  type FormAnswers,
  type FormDraftOptions,
} from '@vitrine/atoms';
import type { InputControl } from '@vitrine/client/events';
import { useMemo, useState } from 'react';
import { type FieldErrors, type Resolver, useForm } from 'react-hook-form';
import { useUi } from '../../provider/UiProvider.tsx';
import type { EventFormValue } from './event-form-context.ts';
import {
  answersIn,
  type EventFormSection,
  type HeldAnswers,
  type HeldSection,
  holdSections,
  keyedQuestions,
} from './held-sections.ts';
import { agreesTo } from './options.ts';
import { problemSentence } from './problem-sentence.ts';
import { useDraft } from './use-draft.ts';

export interface HeldFormOptions extends Pick<EventFormValue, 'visible' | 'readOnly'> {
  sections: readonly EventFormSection[];
  draft: FormDraftOptions | undefined;
}

/** Sections with their answers, and what can be asked of them. */
export function useHeldForm({ sections: given, draft, readOnly, visible }: HeldFormOptions) {
  const { t, locale } = useUi();
  // What is worked out once for each section, and what was typed before this visit.
  const [memory] = useState<{ sections: readonly HeldSection[]; draft: Record<string, unknown> }>(
    () => ({ sections: [], draft: {} }),
  );
  const sections = useMemo(
    () =>
      holdSections(given, memory.sections, { locale, draft: memory.draft, withDeleted: readOnly }),
    [given, memory, locale, readOnly],
  );
  memory.sections = sections;

  const answersOf = (section: HeldSection): FormAnswers => answersIn(form, section);

  const asked = (section: HeldSection, answers: FormAnswers): readonly InputControl[] =>
    visible ? section.controls.filter((control) => visible(control, answers)) : section.controls;

  const problemsIn = (section: HeldSection): FieldErrors<HeldAnswers> => {
    const answers = answersOf(section);
    const controls = asked(section, answers);
    const found = checkAnswers(controls, answers, { locale });
    return Object.fromEntries(
      keyedQuestions(section, controls).flatMap(({ key, control, input }) => {
        const words = { t, locale, agrees: agreesTo({ control, input }) };
        const sentences = (found[input.name] ?? []).map((problem) => [
          problem.part ?? '',
          problemSentence(problem, answers[input.name], words),
        ]);
        const message = sentences[0]?.[1];
        if (message === undefined) return [];
        return [[key, { type: 'check', message, types: Object.fromEntries(sentences) }]];
      }),
    );
  };

  const resolver: Resolver<HeldAnswers> = (values, _, { names }) => {
    const errors: FieldErrors<HeldAnswers> = Object.assign(
      {},
      ...sections
        .filter(
          (section) => !names || keyedQuestions(section).some(({ key }) => names.includes(key)),
        )
        .map(problemsIn),
    );
    return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} };
  };

  const form = useForm<HeldAnswers>({
    resolver,
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  });

  const { forget } = useDraft(draft, { form, sections, memory });

  /** What is sent of each section, in their order. */
  const responses = () =>
    sections.map((section) => {
      const answers = answersOf(section);
      const controls = asked(section, answers);
      return { ...section, controls, sent: encodeAnswers(controls, answers, locale) };
    });

  return { form, sections, answersOf, responses, forget };
}

export type HeldForm = ReturnType<typeof useHeldForm>;

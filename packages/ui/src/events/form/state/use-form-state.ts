'use client';

import {
  checkAnswers,
  encodeAnswers,
  type FormAnswers,
  type FormDraftOptions,
} from '@vitrine/atoms';
import type { InputControl } from '@vitrine/client/events';
import { useMemo, useState } from 'react';
import { type FieldErrors, type Resolver, useForm } from 'react-hook-form';
import { useUi } from '../../../provider/UiProvider.tsx';
import { isAgreement } from '../controls/answer-options.ts';
import type { EventFormContextValue } from './event-form-context.ts';
import {
  buildSections,
  type EventFormSection,
  type FormSection,
  type FormValues,
  getAnswers,
  getKeyedQuestions,
} from './form-sections.ts';
import { formatProblem } from './format-problem.ts';
import { useFormDraft } from './use-form-draft.ts';

export interface FormStateOptions extends Pick<EventFormContextValue, 'visible'> {
  sections: readonly EventFormSection[];
  draft: FormDraftOptions | undefined;
}

/** Returns the sections with their answers, and functions to read them. */
export function useFormState({ sections: given, draft, visible }: FormStateOptions) {
  const { t, locale } = useUi();
  // The sections of the last render, and answers typed before this visit.
  const [memory] = useState<{ sections: readonly FormSection[]; draft: Record<string, unknown> }>(
    () => ({ sections: [], draft: {} }),
  );
  const sections = useMemo(
    () =>
      buildSections(given, memory.sections, { locale, draft: memory.draft, withDeleted: false }),
    [given, memory, locale],
  );
  memory.sections = sections;

  const getSectionAnswers = (section: FormSection): FormAnswers => getAnswers(form, section);

  const visibleControls = (section: FormSection, answers: FormAnswers): readonly InputControl[] =>
    visible ? section.controls.filter((control) => visible(control, answers)) : section.controls;

  const problemsIn = (section: FormSection): FieldErrors<FormValues> => {
    const answers = getSectionAnswers(section);
    const controls = visibleControls(section, answers);
    const found = checkAnswers(controls, answers, { locale });
    return Object.fromEntries(
      getKeyedQuestions(section, controls).flatMap(({ key, control, input }) => {
        const textContext = { t, locale, agrees: isAgreement({ control, input }) };
        const sentences = (found[input.name] ?? []).map((problem) => [
          problem.part ?? '',
          formatProblem(problem, answers[input.name], textContext),
        ]);
        const message = sentences[0]?.[1];
        if (message === undefined) return [];
        return [[key, { type: 'check', message, types: Object.fromEntries(sentences) }]];
      }),
    );
  };

  const resolver: Resolver<FormValues> = (values, _, { names }) => {
    const errors: FieldErrors<FormValues> = Object.assign(
      {},
      ...sections
        .filter(
          (section) => !names || getKeyedQuestions(section).some(({ key }) => names.includes(key)),
        )
        .map(problemsIn),
    );
    return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} };
  };

  const form = useForm<FormValues>({
    resolver,
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  });

  const { forget } = useFormDraft(draft, { form, sections, memory });

  /** Returns the response of each section, in order. */
  const responses = () =>
    sections.map((section) => {
      const answers = getSectionAnswers(section);
      const controls = visibleControls(section, answers);
      return { ...section, controls, sent: encodeAnswers(controls, answers, locale) };
    });

  return { form, sections, getSectionAnswers, responses, forget };
}

export type FormState = ReturnType<typeof useFormState>;

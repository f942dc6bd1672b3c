'use client';

import {
  createFormDraft,
  type FormAnswers,
  type FormDraftOptions,
  isAnswer,
  useDeleteOnLogout,
} from '@vitrine/atoms';
import { useEffect, useMemo } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { type FormSection, type FormValues, getKeyedQuestions } from './form-sections.ts';

interface FormDraftTarget {
  form: UseFormReturn<FormValues>;
  sections: readonly FormSection[];
  /** Receives the saved draft, for sections that are added later. */
  memory: { draft: Record<string, unknown> };
}

/** Saves answers as they are typed, and restores the saved draft after the page has mounted. */
export function useFormDraft(
  options: FormDraftOptions | undefined,
  { form, sections, memory }: FormDraftTarget,
) {
  const { name, expires, port } = options ?? {};
  const deleteOnLogout = useDeleteOnLogout();
  const until = expires?.getTime();
  const draft = useMemo(
    () =>
      name === undefined
        ? undefined
        : createFormDraft({
            name,
            ...(until !== undefined && { expires: new Date(until) }),
            ...(port && { port }),
          }),
    [name, until, port],
  );

  // A server knows no draft: what it sends is filled in here.
  // biome-ignore lint/correctness/useExhaustiveDependencies: later sections find it in the memory.
  useEffect(() => {
    if (draft) deleteOnLogout(draft.entry.storage, draft.entry.name);
    const storedDraft = draft?.read();
    if (!storedDraft) return;
    memory.draft = { ...storedDraft };
    for (const section of sections) {
      for (const { key, control, input } of getKeyedQuestions(section)) {
        const answer = Object.hasOwn(storedDraft, key) ? storedDraft[key] : undefined;
        if (isAnswer({ control, input }, answer)) form.setValue(key, answer);
      }
    }
  }, [draft]);

  useEffect(() => {
    if (!draft) return;
    return form.subscribe({
      formState: { values: true },
      callback: ({ values }) => draft.keep({ ...memory.draft, ...values } as FormAnswers),
    });
  }, [draft, form, memory]);

  return {
    /** The answers were sent. */
    forget() {
      memory.draft = {};
      draft?.clear();
    },
  };
}

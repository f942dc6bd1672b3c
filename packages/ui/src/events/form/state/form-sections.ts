import {
  answerKey,
  type FormAnswer,
  type FormAnswers,
  getControls,
  getGuest,
  getLabel,
  getQuestions,
  initialAnswers,
  type Question,
} from '@vitrine/atoms';
import type { Form, InputControl } from '@vitrine/client/events';
import type { FormResponse } from '@vitrine/client/orders';
import type { ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';

/** Answers as the form library holds them: by section and input, in one flat list. */
export type FormValues = Record<string, unknown>;

/** One form among those that are filled in and sent together. */
export interface EventFormSection {
  /** Unique, and the same for as long as it is about the same person: `buyer`, `guest-2`. */
  name: string;
  /** The server's definition. See docs/reference/events.md. */
  form: Form | undefined;
  /** Answers that were sent before, to be changed or read. See docs/reference/orders.md. */
  sent?: FormResponse | undefined;
  /** Keeps browsers from filling one person into all forms: `section-guest-2`. */
  autofill?: string;
  /** Words above the section. */
  title?: ReactNode;
  /** The place among the guests that are sent, from zero; by default that of the name `guest-<n>`. */
  guest?: number;
}

/** A section with all that follows from its definition. */
export interface FormSection extends EventFormSection {
  controls: readonly InputControl[];
  /** Answers before anyone typed. */
  initial: FormAnswers;
  /** Questions that were taken out of the form are among the controls. */
  withDeleted: boolean;
}

export interface BuildSectionsOptions {
  locale: string;
  /** What was typed before, by `answerKey`. */
  draft: Readonly<Record<string, unknown>>;
  /** Questions that were taken out of the form are shown as well. */
  withDeleted: boolean;
}

/** A section's part of a draft, by the names of its inputs. */
export const getSectionDraft = (
  section: string,
  controls: readonly InputControl[],
  draft: BuildSectionsOptions['draft'],
) =>
  Object.fromEntries(
    getQuestions(controls).map(({ input }) => [input.name, draft[answerKey(section, input.name)]]),
  );

/** Sections as they are asked. What was worked out before is taken from there while it holds. */
export function buildSections(
  sections: readonly EventFormSection[],
  before: readonly FormSection[],
  { locale, draft, withDeleted }: BuildSectionsOptions,
): readonly FormSection[] {
  return sections.map((section) => {
    const old = before.find(({ name }) => name === section.name);
    const reusable = old && isSameForm(old, section, withDeleted) ? old : undefined;
    const controls = reusable?.controls ?? getControls(section.form, { withDeleted });
    const isKnown = reusable && reusable.sent === section.sent;
    const initial = isKnown
      ? reusable.initial
      : initialAnswers(controls, {
          draft: getSectionDraft(section.name, controls, draft),
          sent: section.sent,
          locale,
        });
    const guest = section.guest ?? getGuest(section.name);
    return { ...section, ...(guest !== undefined && { guest }), controls, initial, withDeleted };
  });
}

/** Hosts may write a definition again each time they render: it is the same while it says the same. */
const isSameForm = (old: FormSection, { form }: EventFormSection, withDeleted: boolean) =>
  old.withDeleted === withDeleted &&
  (old.form === form || JSON.stringify(old.form) === JSON.stringify(form));

/** Each question of a section with its place among all answers. */
export const getKeyedQuestions = (
  section: FormSection,
  controls = section.controls,
): readonly (Question & { key: string; label: string })[] =>
  getQuestions(controls).map((question) => ({
    ...question,
    key: answerKey(section.name, question.input.name),
    label: getLabel(question),
  }));

/** What is answered in a section so far, by input name. */
export const getAnswers = (
  { getValues }: Pick<UseFormReturn<FormValues>, 'getValues'>,
  section: FormSection,
): FormAnswers =>
  Object.fromEntries(
    getKeyedQuestions(section).map(({ key, input }) => [
      input.name,
      (getValues(key) as FormAnswer | undefined) ?? section.initial[input.name] ?? '',
    ]),
  );

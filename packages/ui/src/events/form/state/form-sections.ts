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

/** Answers as the form library stores them: a flat list by section and input. */
export type FormValues = Record<string, unknown>;

/** One form among those that are filled in and sent together. */
export interface EventFormSection {
  /** Unique and stable for the same guest or buyer: `buyer`, `guest-2`. */
  name: string;
  /** The server's definition. See docs/reference/events.mdx. */
  form: Form | undefined;
  /** Answers that were sent before, to be changed or read. See docs/reference/orders.mdx. */
  sent?: FormResponse | undefined;
  /** Prevents browsers from autofilling all forms with the same data: `section-guest-2`. */
  autofill?: string;
  /** Heading of the section. */
  title?: ReactNode;
  /** Zero-based index among the submitted guests. Defaults to the one in the name `guest-<n>`. */
  guest?: number;
}

/** A section with all that follows from its definition. */
export interface FormSection extends EventFormSection {
  controls: readonly InputControl[];
  /** The initial answers. */
  initial: FormAnswers;
  /** Whether the controls include deleted questions. */
  withDeleted: boolean;
}

export interface BuildSectionsOptions {
  locale: string;
  /** Previously typed answers, by `answerKey`. */
  draft: Readonly<Record<string, unknown>>;
  /** Whether deleted questions are shown as well. */
  withDeleted: boolean;
}

/** Returns the draft of a section, by input name. */
export const getSectionDraft = (
  section: string,
  controls: readonly InputControl[],
  draft: BuildSectionsOptions['draft'],
) =>
  Object.fromEntries(
    getQuestions(controls).map(({ input }) => [input.name, draft[answerKey(section, input.name)]]),
  );

/**
 * Builds the sections. Reuses previous sections and their initial answers as long as they are
 * unchanged.
 */
export function buildSections(
  sections: readonly EventFormSection[],
  before: readonly FormSection[],
  { locale, draft, withDeleted }: BuildSectionsOptions,
): readonly FormSection[] {
  return sections.map((section) => {
    const old = before.find(({ name }) => name === section.name);
    const reusable = old && isSameForm(old, section, withDeleted) ? old : undefined;
    const controls = reusable?.controls ?? getControls(section.form, { withDeleted });
    const canReuseInitial = reusable && reusable.sent === section.sent;
    const initial = canReuseInitial
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

/**
 * Hosts may create the definition again on each render. It counts as the same while its content is
 * equal.
 */
const isSameForm = (old: FormSection, { form }: EventFormSection, withDeleted: boolean) =>
  old.withDeleted === withDeleted &&
  (old.form === form || JSON.stringify(old.form) === JSON.stringify(form));

/** Returns each question of a section with its answer key. */
export const getKeyedQuestions = (
  section: FormSection,
  controls = section.controls,
): readonly (Question & { key: string; label: string })[] =>
  getQuestions(controls).map((question) => ({
    ...question,
    key: answerKey(section.name, question.input.name),
    label: getLabel(question),
  }));

/** Returns the current answers of a section, by input name. */
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

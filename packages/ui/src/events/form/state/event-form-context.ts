'use client';

import type { FormAnswers } from '@vitrine/atoms';
import type { InputControl } from '@vitrine/client/events';
import { type ComponentType, createContext, type RefObject, useContext } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { FormSection, FormValues } from './form-sections.ts';

/** Props of what draws one control. It reads and writes its answers by `useFormAnswer`. */
export interface EventControlProps<One extends InputControl = InputControl> {
  /** The question, as the form of the event has it. */
  control: One;
}

/** Position of an answer: the names of its section and its input. */
export interface AnswerPath {
  /** Name of the section, such as `buyer` or `guest-2`. */
  section: string;
  /** Name of the input. */
  input: string;
}

/**
 * The host's check of a typed email, for example whether its domain takes mail. Resolves with a note
 * for the user, or with null. A rejection counts as no note.
 */
export type CheckEmail = (
  email: string,
  options: { signal: AbortSignal },
) => Promise<string | null>;

/** The components that render the controls, by type. */
export type ControlComponents = {
  [Type in InputControl['type']]: ComponentType<
    EventControlProps<Extract<InputControl, { type: Type }>>
  >;
};

/** State of the form. Changes when sections are added or removed, never while the user types. */
export interface EventFormContextValue {
  /** Ids begin with it. */
  id: string;
  form: UseFormReturn<FormValues>;
  sections: readonly FormSection[];
  /** Those of the host; others are the usual ones. */
  controls: Partial<ControlComponents>;
  controlsByName: Readonly<Record<string, ComponentType<EventControlProps>>>;
  visible: ((control: InputControl, answers: FormAnswers) => boolean) | undefined;
  checkEmail: CheckEmail | undefined;
  showsUnknown: boolean;
  summary: RefObject<HTMLDivElement | null>;
  /** Errors of the form as a whole, without a field. */
  formErrors: readonly string[];
  /** Number of rejected submissions. */
  failedSubmitCount: number;
  pending: boolean;
}

export const EventFormContext = createContext<EventFormContextValue | null>(null);

/** Returns the form of the current component. */
export function useEventFormContext(): EventFormContextValue {
  const value = useContext(EventFormContext);
  if (!value)
    throw new Error('Components of a form need an <EventForm.Root> above them: wrap them in one.');
  return value;
}

/** State of a section for its controls. Stays the same while the user types. */
export interface SectionContextValue {
  id: string;
  name: string;
  form: UseFormReturn<FormValues>;
  /** The initial answers. */
  initial: FormAnswers;
  autofill: string | undefined;
}

export const SectionContext = createContext<SectionContextValue | null>(null);

/** The section around a control. */
export function useSectionContext(): SectionContextValue {
  const value = useContext(SectionContext);
  if (!value) throw new Error('A control needs an <EventForm.Section> around it.');
  return value;
}

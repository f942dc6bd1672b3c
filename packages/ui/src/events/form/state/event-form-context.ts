import type { FormAnswers } from '@vitrine/atoms';
import type { InputControl } from '@vitrine/client/events';
import { type ComponentType, createContext, type RefObject, useContext } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { FormSection, FormValues } from './form-sections.ts';

/** Props of what draws one control. It reads and writes its answers by `useFormAnswer`. */
export interface EventControlProps<One extends InputControl = InputControl> {
  control: One;
}

/** Where an answer stands: the name of its section, and that of its input. */
export interface AnswerPath {
  section: string;
  input: string;
}

/** What draws the controls of each type. */
export type ControlComponents = {
  [Type in InputControl['type']]: ComponentType<
    EventControlProps<Extract<InputControl, { type: Type }>>
  >;
};

/** What the form around knows; it changes when sections come and go, never while someone types. */
export interface EventFormContextValue {
  /** Ids begin with it. */
  id: string;
  form: UseFormReturn<FormValues>;
  sections: readonly FormSection[];
  controls: ControlComponents;
  controlsByName: Readonly<Record<string, ComponentType<EventControlProps>>>;
  visible: ((control: InputControl, answers: FormAnswers) => boolean) | undefined;
  readOnly: boolean;
  showsUnknown: boolean;
  summary: RefObject<HTMLDivElement | null>;
  /** What is wrong with the whole, and with no field. */
  formErrors: readonly string[];
  /** How often the answers were rejected. */
  failedSubmitCount: number;
  pending: boolean;
  onEditAnswer: ((place: AnswerPath) => void) | undefined;
}

export const EventFormContext = createContext<EventFormContextValue | null>(null);

/** The form that a part belongs to. */
export function useEventFormContext(): EventFormContextValue {
  const value = useContext(EventFormContext);
  if (!value) throw new Error('Parts of EventForm need an <EventForm.Root> around them.');
  return value;
}

/** What a control knows of its section: the same from the first to the last letter typed. */
export interface SectionContextValue {
  id: string;
  name: string;
  form: UseFormReturn<FormValues>;
  /** Answers before anyone typed. */
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

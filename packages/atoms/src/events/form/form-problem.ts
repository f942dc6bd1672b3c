import type { ValidationRule } from '@vitrine/client';
import type { Question } from './answers/answers.ts';

/** What is wrong with an answer, found here or by the platform. See docs/reference/errors.md. */
export interface FormProblem {
  rule: ValidationRule;
  /** What the question is called. */
  label: string;
  /** The answer is chosen, not written. */
  chooses?: boolean;
  /** The bound that was broken: characters, how many, a number. */
  limit?: string;
  /** What the platform wrote of it. */
  description?: string;
  /** The part that is wrong: of an address or a date, or the place of a guest from zero. */
  part?: string;
  /** More about what is not in the right format. */
  format?: 'email' | 'number' | 'date-partial' | 'date-year' | 'date-unreal' | 'date-future';
}

/** Problems by the name of the input. */
export type FormProblems = Readonly<Record<string, readonly FormProblem[]>>;

/** Whether an answer is picked out of what the form offers. */
export const chooses = ({ control }: Pick<Question, 'control'>): boolean =>
  control.type === 'DROPDOWN' || control.type === 'RADIO' || control.type === 'CHECKBOX';

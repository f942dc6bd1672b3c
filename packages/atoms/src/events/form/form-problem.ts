import type { ValidationRule } from '@vitrine/client';
import type { Question } from './answers/answers.ts';

/** Problem of an answer, found here or by the platform. See docs/reference/errors.mdx. */
export interface FormProblem {
  /** Kind of the violated rule. */
  rule: ValidationRule;
  /** Label of the question. */
  label: string;
  /** The answer is chosen, not written. */
  chooses?: boolean;
  /** The bound that was broken: characters, how many, a number. */
  limit?: string;
  /** The platform's description of the problem. */
  description?: string;
  /** The invalid part: of an address or a date, or the index of a guest from zero. */
  part?: string;
  /** Details of an invalid format, or the format of a missing answer. */
  format?: 'email' | 'number' | 'date-partial' | 'date-year' | 'date-unreal' | 'date-future';
}

/** Problems by the name of the input. */
export type FormProblems = Readonly<Record<string, readonly FormProblem[]>>;

/** Whether an answer is selected from the form's options. */
export const chooses = ({ control }: Pick<Question, 'control'>): boolean =>
  control.type === 'DROPDOWN' || control.type === 'RADIO' || control.type === 'CHECKBOX';

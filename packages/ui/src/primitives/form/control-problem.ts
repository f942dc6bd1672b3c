import type { MessageKeyWith } from '../../messages/message-catalog.ts';
import type { TextContext } from '../../provider/UiProvider.tsx';
import { lowercaseFirst } from '../../utils/text/lowercase-first.ts';
import '../../messages/en/common.ts';

/** Validation problems that the browser detects: the keys of `ValidityState`. */
export type ControlProblem = Exclude<keyof ValidityState, 'valid' | 'customError'>;

/** A field's custom messages, by problem: `{ patternMismatch: 'Enter four digits' }`. */
export type ProblemMessages = Partial<Record<ControlProblem, string>>;

/** The properties of a form control that describe its validity. */
export interface CheckedControl {
  type: string;
  value: string;
  validity: ValidityState;
  validationMessage: string;
  min?: string;
  max?: string;
  step?: string;
  minLength?: number;
  maxLength?: number;
}

const order: readonly ControlProblem[] = [
  'valueMissing',
  'badInput',
  'typeMismatch',
  'patternMismatch',
  'tooShort',
  'tooLong',
  'rangeUnderflow',
  'rangeOverflow',
  'stepMismatch',
];

type ProblemKey = MessageKeyWith<'label' | 'min' | 'max' | 'step' | 'count'>;

const missing: Readonly<Record<string, ProblemKey>> = {
  checkbox: 'common.problem.unchecked',
  radio: 'common.problem.unselected',
  'select-one': 'common.problem.unselected',
};

const general: Readonly<Record<Exclude<ControlProblem, 'valueMissing'>, ProblemKey>> = {
  badInput: 'common.problem.number',
  typeMismatch: 'common.problem.email',
  patternMismatch: 'common.problem.pattern',
  tooShort: 'common.problem.short',
  tooLong: 'common.problem.long',
  rangeUnderflow: 'common.problem.low',
  rangeOverflow: 'common.problem.high',
  stepMismatch: 'common.problem.step',
};

/**
 * Returns a message for a control with an invalid value; `undefined` if it is valid. The field's
 * custom message takes precedence.
 */
export function getControlProblem(
  control: CheckedControl,
  label: string,
  own: ProblemMessages | undefined,
  { t, locale }: TextContext,
): string | undefined {
  const { validity } = control;
  if (validity.valid) return undefined;
  const problem = order.find((key) => validity[key]);
  if (!problem) return control.validationMessage;
  const key = getKey(problem, control.type);
  const name = key === 'common.problem.missing' ? lowercaseFirst(label, locale) : label;
  return own?.[problem] ?? t(key, { label: name, ...limits(control, problem) });
}

function getKey(problem: ControlProblem, type: string): ProblemKey {
  if (problem === 'valueMissing') return missing[type] ?? 'common.problem.missing';
  if (problem === 'typeMismatch' && type === 'url') return 'common.problem.url';
  return general[problem];
}

function limits(control: CheckedControl, problem: ControlProblem) {
  const { value, min = '', max = '', step = '', minLength = 0, maxLength = 0 } = control;
  const count = problem === 'tooLong' ? value.length - maxLength : minLength;
  return { min, max, step, count };
}

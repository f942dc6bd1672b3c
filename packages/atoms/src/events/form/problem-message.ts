import type { ValidationRule } from '@vitrine/client';
import type { FormProblem } from './form-problem.ts';

/** Message of a problem: the last segment of a message key. */
export type ProblemMessageName =
  | 'enter'
  | 'select'
  | 'maxLength'
  | 'minLength'
  | 'exactLength'
  | 'maxSize'
  | 'minSize'
  | 'exactSize'
  | 'atMost'
  | 'atLeast'
  | 'lessThan'
  | 'moreThan'
  | 'maxScale'
  | 'format'
  | 'email'
  | 'number'
  | 'datePartial'
  | 'dateYear'
  | 'dateUnreal'
  | 'dateFuture'
  | 'notOffered'
  | 'rejected';

/** One message: its name, and the values of its placeholders. */
export interface ProblemMessage {
  /** Last segment of the key. */
  name: ProblemMessageName;
  /** By the names of the placeholders. */
  values: { label: string; limit?: string; count?: number; description?: string };
}

const byRule: Readonly<Record<ValidationRule, ProblemMessageName>> = {
  REQUIRED_FIELD: 'enter',
  MAX_LENGTH: 'maxLength',
  MIN_LENGTH: 'minLength',
  EXACT_LENGTH: 'exactLength',
  MAX_SIZE: 'maxSize',
  MIN_SIZE: 'minSize',
  EXACT_SIZE: 'exactSize',
  MAX: 'atMost',
  DECIMAL_LTE: 'atMost',
  DECIMAL_LT: 'lessThan',
  MIN: 'atLeast',
  DECIMAL_GTE: 'atLeast',
  DECIMAL_GT: 'moreThan',
  DECIMAL_MAX_SCALE: 'maxScale',
  FORMAT: 'format',
  INVALID_ENUM_VALUE: 'notOffered',
  FIELD_NOT_ALLOWED: 'rejected',
  ONE_OF_ALIGNMENT: 'rejected',
  VALIDATION: 'rejected',
  OTHER: 'rejected',
};

const byFormat: Readonly<Record<NonNullable<FormProblem['format']>, ProblemMessageName>> = {
  email: 'email',
  number: 'number',
  'date-partial': 'datePartial',
  'date-year': 'dateYear',
  'date-unreal': 'dateUnreal',
  'date-future': 'dateFuture',
};

/** Messages that need a limit value. */
const bounded: ReadonlySet<ProblemMessageName> = new Set(
  Object.entries(byRule).flatMap(([rule, name]) =>
    /^(MAX|MIN|EXACT|DECIMAL)/.test(rule) ? [name] : [],
  ),
);

/**
 * Returns the message of a problem. If a required limit is unknown, or the rule has no message of
 * its own, it contains the platform's description.
 */
export function problemMessage(problem: FormProblem): ProblemMessage {
  const { rule, format, label, limit, description } = problem;
  const count = Number(limit);
  const values = {
    label,
    ...(limit !== undefined && { limit }),
    ...(Number.isSafeInteger(count) && { count }),
    ...(description !== undefined && { description }),
  };
  const name = format ? byFormat[format] : byRule[rule];
  if (name === 'enter' && problem.chooses) return { name: 'select', values };
  const isUnstated = bounded.has(name) && limit === undefined;
  return { name: isUnstated ? (description ? 'rejected' : 'format') : name, values };
}

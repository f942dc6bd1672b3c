import type { FieldViolation } from '@vitrine/client';
import type { InputControl } from '@vitrine/client/events';
import type { FormResponse } from '@vitrine/client/orders';
import { getLabel, getQuestions } from './form-definition.ts';
import { chooses, type FormProblem } from './form-problem.ts';

/** A rejection by the platform, mapped to its input. */
export interface MappedProblem extends FormProblem {
  /** The guest's index, from zero; absent for the buyer's own form. */
  guest?: number;
  /** The input; absent if the rejection matches none in the form. */
  inputName?: string;
}

/** `guests[1].form.inputValues[0].values[2]`, `checkoutForm.inputValues.email`. */
const path = /(?:^|\.)inputValues(?:\[(\d+)\]|\.([^.[]+))(?:\.(.*))?$/;

const guestPath = /(?:^|\.)guests\[(\d+)\]/;

/**
 * Returns the part of an answer that a path refers to: the index of a text, or the part of an
 * address.
 */
function getEditPart(rest = ''): string | undefined {
  return /^values\[(\d+)\]/.exec(rest)?.[1] ?? /^address\.address\.(\w+)/.exec(rest)?.[1];
}

export interface SentForms {
  /** The questions, the same for all guests. */
  controls: readonly InputControl[];
  /** The sent answers, by guest, or the single form at zero: paths are indexes in them. */
  sent: readonly FormResponse[];
}

/**
 * Maps rejections to their inputs, in the platform's order. One without a matching input belongs in
 * the summary. See docs/reference/errors.mdx.
 */
export function mapViolations(
  violations: readonly FieldViolation[],
  { controls, sent }: SentForms,
): readonly MappedProblem[] {
  const questions = getQuestions(controls);
  return violations.map(({ field, violatedRule = 'OTHER', description, data }) => {
    const [, index, named, rest] = path.exec(field) ?? [];
    const at = guestPath.exec(field)?.[1];
    const guest = at === undefined ? undefined : Number(at);
    const counted = sent[guest ?? 0]?.inputValues[Number(index)]?.inputName;
    const dataInputName = typeof data?.inputName === 'string' ? data.inputName : undefined;
    const inputName = dataInputName ?? named ?? counted ?? field.split('.').at(-1);
    const question = questions.find(({ input }) => input.name === inputName);
    const part = getEditPart(rest);
    const threshold = data?.threshold;
    const known = typeof threshold === 'number' || typeof threshold === 'string';
    return {
      rule: violatedRule,
      label: question ? getLabel(question) : '',
      description,
      ...(guest !== undefined && { guest }),
      ...(question && { inputName: question.input.name }),
      ...(question && chooses(question) && { chooses: true }),
      ...(part !== undefined && { part }),
      ...(known && { limit: String(threshold) }),
    };
  });
}

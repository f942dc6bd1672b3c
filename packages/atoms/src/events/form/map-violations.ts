import type { FieldViolation } from '@vitrine/client';
import type { InputControl } from '@vitrine/client/events';
import type { FormResponse } from '@vitrine/client/orders';
import { getLabel, getQuestions } from './form-definition.ts';
import { chooses, type FormProblem } from './form-problem.ts';

/** A rejection of the platform's, brought to the input that it speaks of. */
export interface MappedProblem extends FormProblem {
  /** The guest, from zero; absent for a form that is the buyer's own. */
  guest?: number;
  /** The input; absent where the rejection fits none that is asked. */
  inputName?: string;
}

/** `guests[1].form.inputValues[0].values[2]`, `checkoutForm.inputValues.email`. */
const path = /(?:^|\.)inputValues(?:\[(\d+)\]|\.([^.[]+))(?:\.(.*))?$/;

const guestPath = /(?:^|\.)guests\[(\d+)\]/;

/** Which part of an answer a path leads to: the place of a text, or the part of an address. */
function getEditPart(rest = ''): string | undefined {
  return /^values\[(\d+)\]/.exec(rest)?.[1] ?? /^address\.address\.(\w+)/.exec(rest)?.[1];
}

export interface SentForms {
  controls: readonly InputControl[];
  /** What was sent, by guest, or the one form at zero: a path counts the answers in it. */
  sent: readonly FormResponse[];
}

/**
 * Rejections with their inputs, in the platform's order. One without an input that is asked belongs
 * in the summary. See docs/reference/errors.md.
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
    const told = typeof data?.inputName === 'string' ? data.inputName : undefined;
    const inputName = told ?? named ?? counted ?? field.split('.').at(-1);
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

import { type InputControl, type InputControlType, ValueType } from '@vitrine/client/events';
import { type AnswerKind, getAnswerKind } from './answers/answers.ts';

/** The forms of answers that each control can take. */
const kindsByControl: Readonly<Record<InputControlType, readonly AnswerKind[]>> = {
  INPUT: ['text', 'number'],
  TEXTAREA: ['text'],
  DROPDOWN: ['text'],
  RADIO: ['text'],
  CHECKBOX: ['texts'],
  NAME: ['text'],
  GUEST_CONTROL: ['number', 'texts'],
  ADDRESS_SHORT: ['text'],
  ADDRESS_FULL: ['address'],
  DATE: ['date'],
};

/**
 * Whether a control is one that the contract knows, with inputs of values that it takes. A platform
 * that has learnt more may send another. See docs/reference/events.md.
 */
export function isKnownControl(control: InputControl): boolean {
  const kinds = Object.hasOwn(kindsByControl, control.type) ? kindsByControl[control.type] : [];
  return control.inputs.every(
    (input) =>
      Object.hasOwn(ValueType, input.type) && kinds.includes(getAnswerKind({ control, input })),
  );
}

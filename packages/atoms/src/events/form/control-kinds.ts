import { type InputControl, type InputControlType, ValueType } from '@vitrine/client/events';
import { type AnswerKind, getAnswerKind } from './answers/answers.ts';

/** The answer kinds that each control can have. */
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
 * Whether a control is defined by the API, with valid value types of its inputs. A newer platform
 * may send others. See docs/reference/events.mdx.
 */
export function isSupportedControl(control: InputControl): boolean {
  const kinds = Object.hasOwn(kindsByControl, control.type) ? kindsByControl[control.type] : [];
  return control.inputs.every(
    (input) =>
      Object.hasOwn(ValueType, input.type) && kinds.includes(getAnswerKind({ control, input })),
  );
}

import type { InputControlType, ValueType } from './enums.ts';
import type { FormInput, InputControl } from './form.ts';

type Same<Left, Right> = [Left, Right] extends [Right, Left] ? true : false;

export const tenControls: Same<InputControl['type'], InputControlType> = true;
export const fiveValues: Same<FormInput['type'], ValueType> = true;

const forgotten = (control: never): never => control;

/** The compiler reports a missing control, and the value types of each control's inputs. */
export function getValues(control: InputControl): ValueType[] {
  switch (control.type) {
    case 'INPUT':
      return control.inputs.map(({ type }): 'TEXT' | 'NUMBER' => type);
    case 'TEXTAREA':
    case 'DROPDOWN':
    case 'RADIO':
    case 'NAME':
      return control.inputs.map(({ type }): 'TEXT' => type);
    case 'CHECKBOX':
      return control.inputs.map(({ type }): 'TEXT_ARRAY' => type);
    case 'GUEST_CONTROL':
      return control.inputs.map(({ type }): 'NUMBER' | 'TEXT_ARRAY' => type);
    case 'ADDRESS_SHORT':
    case 'ADDRESS_FULL':
      return control.inputs.map(({ type }): 'ADDRESS' => type);
    case 'DATE':
      return control.inputs.map(({ type }): 'DATE_TIME' => type);
    default:
      return forgotten(control);
  }
}

export function incomplete(control: InputControl): string {
  switch (control.type) {
    case 'DATE':
      return 'a date';
    default:
      // @ts-expect-error nine controls are forgotten
      return forgotten(control);
  }
}

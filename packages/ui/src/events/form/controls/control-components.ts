import { GuestsControl } from '../guests/GuestsControl.tsx';
import type { ControlComponents } from '../state/event-form-context.ts';
import { AddressControl } from './AddressControl.tsx';
import { CheckboxControl, RadioControl, SelectControl } from './ChoiceControls.tsx';
import { DateControl } from './DateControl.tsx';
import {
  NamesControl,
  ShortAddressControl,
  TextAreaControl,
  TextInputControl,
} from './TextControls.tsx';

/** The default control components. */
export const controlComponents: ControlComponents = {
  INPUT: TextInputControl,
  TEXTAREA: TextAreaControl,
  DROPDOWN: SelectControl,
  RADIO: RadioControl,
  CHECKBOX: CheckboxControl,
  NAME: NamesControl,
  GUEST_CONTROL: GuestsControl,
  ADDRESS_SHORT: ShortAddressControl,
  ADDRESS_FULL: AddressControl,
  DATE: DateControl,
};

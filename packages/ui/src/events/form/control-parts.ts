import { AddressControl } from './address/AddressControl.tsx';
import { DiscsControl, ListControl, TicksControl } from './ChoiceControls.tsx';
import { DatesControl } from './DatesControl.tsx';
import type { ControlParts } from './event-form-context.ts';
import { GuestsControl } from './guests/GuestsControl.tsx';
import { AreaControl, LinesControl, NamesControl, ShortAddressControl } from './TextControls.tsx';

/** What draws the controls, unless the host brings parts of its own. */
export const controlParts: ControlParts = {
  INPUT: LinesControl,
  TEXTAREA: AreaControl,
  DROPDOWN: ListControl,
  RADIO: DiscsControl,
  CHECKBOX: TicksControl,
  NAME: NamesControl,
  GUEST_CONTROL: GuestsControl,
  ADDRESS_SHORT: ShortAddressControl,
  ADDRESS_FULL: AddressControl,
  DATE: DatesControl,
};

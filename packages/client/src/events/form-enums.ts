/** What a control of a registration form looks like. Specification 3.6. */
export const InputControlType = {
  INPUT: 'INPUT',
  TEXTAREA: 'TEXTAREA',
  DROPDOWN: 'DROPDOWN',
  RADIO: 'RADIO',
  CHECKBOX: 'CHECKBOX',
  NAME: 'NAME',
  GUEST_CONTROL: 'GUEST_CONTROL',
  ADDRESS_SHORT: 'ADDRESS_SHORT',
  ADDRESS_FULL: 'ADDRESS_FULL',
  DATE: 'DATE',
} as const;
export type InputControlType = (typeof InputControlType)[keyof typeof InputControlType];

/** What kind of value an input takes. Specification 3.6. */
export const ValueType = {
  TEXT: 'TEXT',
  NUMBER: 'NUMBER',
  TEXT_ARRAY: 'TEXT_ARRAY',
  DATE_TIME: 'DATE_TIME',
  ADDRESS: 'ADDRESS',
} as const;
export type ValueType = (typeof ValueType)[keyof typeof ValueType];

import type { Wire } from '@vitrine/client';
import type { InputControl, InputLabel } from '@vitrine/client/events';

export type WireControl = Wire<InputControl>;

/** A control before it has a place in a form. */
export type ControlEntry = WireControl extends infer One
  ? One extends WireControl
    ? Omit<One, 'id' | 'orderIndex'>
    : never
  : never;

export const NAME: ControlEntry = {
  type: 'NAME',
  system: true,
  label: 'Name',
  inputs: [
    { name: 'firstName', type: 'TEXT', label: 'First name', mandatory: true, maxLength: 50 },
    { name: 'lastName', type: 'TEXT', label: 'Last name', mandatory: true, maxLength: 50 },
  ],
};

export const EMAIL: ControlEntry = {
  type: 'INPUT',
  system: true,
  label: 'Email',
  inputs: [{ name: 'email', type: 'TEXT', label: 'Email', mandatory: true, maxLength: 255 }],
};

export const PHONE: ControlEntry = {
  type: 'INPUT',
  label: 'Phone',
  inputs: [{ name: 'phone', type: 'TEXT', label: 'Phone', mandatory: false, maxLength: 50 }],
};

export const SEAT: ControlEntry = {
  type: 'RADIO',
  label: 'Where would you like to sit?',
  inputs: [
    {
      name: 'seat',
      type: 'TEXT',
      label: 'Where would you like to sit?',
      mandatory: false,
      options: ['Near the players', 'By the doors', 'Wherever there is room'],
    },
  ],
};

export const LEVEL: ControlEntry = {
  type: 'DROPDOWN',
  label: 'How often have you worked with clay?',
  inputs: [
    {
      name: 'level',
      type: 'TEXT',
      label: 'How often have you worked with clay?',
      mandatory: true,
      options: ['Never', 'Once or twice', 'Every month', 'For a living'],
      defaultOptionSelection: { placeholderText: 'Choose one' },
    },
  ],
};

export const AGE: ControlEntry = {
  type: 'INPUT',
  label: 'Age of the youngest in your group',
  inputs: [
    { name: 'age', type: 'NUMBER', label: 'Age of the youngest in your group', mandatory: false },
  ],
};

export const NEEDS: ControlEntry = {
  type: 'CHECKBOX',
  label: 'What should we have ready?',
  inputs: [
    {
      name: 'needs',
      type: 'TEXT_ARRAY',
      label: 'What should we have ready?',
      mandatory: false,
      options: ['A stool', 'An apron', 'A step-free route', 'A hearing loop'],
      maxSize: 3,
    },
  ],
};

export const NOTE: ControlEntry = {
  type: 'TEXTAREA',
  label: 'Anything we should know?',
  inputs: [
    {
      name: 'note',
      type: 'TEXT',
      label: 'Anything we should know?',
      mandatory: false,
      maxLength: 500,
    },
  ],
};

export const GUESTS: ControlEntry = {
  type: 'GUEST_CONTROL',
  label: 'Guests who come with you',
  inputs: [
    {
      name: 'additionalGuests',
      type: 'NUMBER',
      label: 'Guests who come with you',
      mandatory: false,
      maxSize: 4,
    },
    {
      name: 'guestNames',
      type: 'TEXT_ARRAY',
      label: 'Their names',
      mandatory: true,
      maxSize: 4,
      maxLength: 100,
    },
  ],
};

export const BIRTHDAY: ControlEntry = {
  type: 'DATE',
  label: 'Date of birth',
  inputs: [{ name: 'birthDate', type: 'DATE_TIME', label: 'Date of birth', mandatory: true }],
};

export const HOME_TOWN: ControlEntry = {
  type: 'ADDRESS_SHORT',
  label: 'Where do you travel from?',
  inputs: [
    {
      name: 'travelFrom',
      type: 'ADDRESS',
      label: 'Where do you travel from?',
      mandatory: false,
      maxLength: 200,
    },
  ],
};

const ADDRESS_LABELS: InputLabel[] = [
  { name: 'country', label: 'Country' },
  { name: 'subdivision', label: 'Region' },
  { name: 'city', label: 'City' },
  { name: 'postalCode', label: 'Postal code' },
  { name: 'addressLine', label: 'Street and number' },
];

export const POST: ControlEntry = {
  type: 'ADDRESS_FULL',
  label: 'Where may we post it?',
  inputs: [
    {
      name: 'postAddress',
      type: 'ADDRESS',
      label: 'Where may we post it?',
      mandatory: true,
      labels: ADDRESS_LABELS,
      additionalLabels: Object.fromEntries(ADDRESS_LABELS.map(({ name, label }) => [name, label])),
    },
  ],
};

import type { InputControlType, ValueType } from './enums.ts';
import type { FormMessages } from './form-messages.ts';

/** A label of one part of a value, for example of an address's city. */
export interface InputLabel {
  name: string;
  label: string;
}

/** What a drop-down shows before a choice: an option by its place, or a placeholder that is none. */
export interface OptionSelection {
  optionIndex?: number;
  placeholderText?: string;
}

interface AnyInput<Type extends ValueType> {
  /** What the answer is sent under. Unique in a form. */
  name: string;
  type: Type;
  label?: string;
  mandatory?: boolean;
  /** Labels by part, for values of several parts. Free-form. */
  additionalLabels?: Record<string, string>;
  labels?: InputLabel[];
}

/** An input for a text, or for the text of one of its options. */
export interface TextInput extends AnyInput<typeof ValueType.TEXT> {
  /** Characters. */
  maxLength?: number;
  options?: string[];
  defaultOptionSelection?: OptionSelection;
}

/** An input for a number. Of additional guests `maxSize` is the most. */
export interface NumberInput extends AnyInput<typeof ValueType.NUMBER> {
  maxSize?: number;
}

/** An input for several texts: the options that are ticked, or the names of guests. */
export interface TextArrayInput extends AnyInput<typeof ValueType.TEXT_ARRAY> {
  options?: string[];
  /** How many there may be. */
  maxSize?: number;
  /** Characters of each. */
  maxLength?: number;
}

/** An input for a calendar date. */
export type DateTimeInput = AnyInput<typeof ValueType.DATE_TIME>;

/** An input for an address; its parts have labels of their own. */
export interface AddressInput extends AnyInput<typeof ValueType.ADDRESS> {
  /** Characters. */
  maxLength?: number;
}

/** An input of a form, told apart by `type`. See docs/reference/events.md. */
export type FormInput = TextInput | NumberInput | TextArrayInput | DateTimeInput | AddressInput;

interface Control<Type extends InputControlType, Input extends FormInput> {
  _id: string;
  type: Type;
  inputs: Input[];
  label?: string;
  /** The lowest comes first. */
  orderIndex?: number;
  /** Belongs to every form: only its label can be changed. */
  system?: boolean;
  /** Was taken out of the form; orders from before still have its answers. */
  deleted?: boolean;
}

/** One line for a text or a number. */
export type InputTextControl = Control<typeof InputControlType.INPUT, TextInput | NumberInput>;
/** Several lines of text. */
export type TextareaControl = Control<typeof InputControlType.TEXTAREA, TextInput>;
/** One of several options, in a list that opens. */
export type DropdownControl = Control<typeof InputControlType.DROPDOWN, TextInput>;
/** One of several options, all in view. */
export type RadioControl = Control<typeof InputControlType.RADIO, TextInput>;
/** Any of several options. */
export type CheckboxControl = Control<typeof InputControlType.CHECKBOX, TextArrayInput>;
/** First and last name. */
export type NameControl = Control<typeof InputControlType.NAME, TextInput>;
/** How many guests come along, and their names. */
export type GuestControl = Control<
  typeof InputControlType.GUEST_CONTROL,
  NumberInput | TextArrayInput
>;
/** An address on one line. */
export type AddressShortControl = Control<typeof InputControlType.ADDRESS_SHORT, AddressInput>;
/** An address in its parts. */
export type AddressFullControl = Control<typeof InputControlType.ADDRESS_FULL, AddressInput>;
/** A calendar date. */
export type DateControl = Control<typeof InputControlType.DATE, DateTimeInput>;

/** A block of a form, told apart by `type`. See docs/reference/events.md. */
export type InputControl =
  | InputTextControl
  | TextareaControl
  | DropdownControl
  | RadioControl
  | CheckboxControl
  | NameControl
  | GuestControl
  | AddressShortControl
  | AddressFullControl
  | DateControl;

/** What guests are asked when they register, and what they are told. See docs/reference/events.md. */
export interface Form {
  controls?: InputControl[];
  messages?: FormMessages;
}

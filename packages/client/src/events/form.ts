import type { InputControlType, ValueType } from './enums.ts';
import type { FormMessages } from './form-messages.ts';

/** A label of one component of a value, for example of an address's city. */
export interface InputLabel {
  /** Name of the component. */
  name: string;
  /** Text that guests read. */
  label: string;
}

/**
 * Initial selection of a drop-down: an option by its index, or a placeholder that is not an option.
 */
export interface OptionSelection {
  /** Index in `options`, from 0. */
  optionIndex?: number;
  /** Text that prompts for a choice; not an answer. */
  placeholderText?: string;
}

interface AnyInput<Type extends ValueType> {
  /** Name of the answer in the request. Unique in a form. */
  name: string;
  /** Type of the answer. */
  type: Type;
  /** Text that guests read, plain. */
  label?: string;
  /** Whether an answer is required; false by default. */
  mandatory?: boolean;
  /** Labels by component, for composite values. Free-form. */
  additionalLabels?: Record<string, string>;
  /** Labels by component, as a list; only for composite values. */
  labels?: InputLabel[];
}

/** An input for a text, or for the text of one of its options. */
export interface TextInput extends AnyInput<typeof ValueType.TEXT> {
  /** Characters. */
  maxLength?: number;
  /** The allowed answers of a drop-down or radio buttons, as guests read them. */
  options?: string[];
  /** Only with `options`. */
  defaultOptionSelection?: OptionSelection;
}

/** An input for a number. Of additional guests `maxSize` is the most. */
export interface NumberInput extends AnyInput<typeof ValueType.NUMBER> {
  /** Greatest allowed number. */
  maxSize?: number;
}

/** An input for several texts: the options that are ticked, or the names of guests. */
export interface TextArrayInput extends AnyInput<typeof ValueType.TEXT_ARRAY> {
  /** The allowed answers of checkboxes, as guests read them. */
  options?: string[];
  /** Maximum number of values. */
  maxSize?: number;
  /** Characters of each. */
  maxLength?: number;
}

/** An input for a calendar date. */
export type DateTimeInput = AnyInput<typeof ValueType.DATE_TIME>;

/** An address input; its components have separate labels. */
export interface AddressInput extends AnyInput<typeof ValueType.ADDRESS> {
  /** Characters. */
  maxLength?: number;
}

/** An input of a form, discriminated by `type`. See docs/reference/events.mdx. */
export type FormInput = TextInput | NumberInput | TextArrayInput | DateTimeInput | AddressInput;

interface Control<Type extends InputControlType, Input extends FormInput> {
  /** Unique in the form. Assigned by the platform by default. */
  _id: string;
  /** Display type. */
  type: Type;
  /** One for most controls; several for names and additional guests. */
  inputs: Input[];
  /** Text that guests read, plain. */
  label?: string;
  /** The lowest index comes first. */
  orderIndex?: number;
  /** Belongs to every form: only its label can be changed. */
  system?: boolean;
  /** Removed from the form; earlier orders still have its answers. */
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
/** Number of additional guests, and their names. */
export type GuestControl = Control<
  typeof InputControlType.GUEST_CONTROL,
  NumberInput | TextArrayInput
>;
/** An address on one line. */
export type AddressShortControl = Control<typeof InputControlType.ADDRESS_SHORT, AddressInput>;
/** An address in separate components. */
export type AddressFullControl = Control<typeof InputControlType.ADDRESS_FULL, AddressInput>;
/** A calendar date. */
export type DateControl = Control<typeof InputControlType.DATE, DateTimeInput>;

/** A control of a form, discriminated by `type`. See docs/reference/events.mdx. */
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

/** The registration form of guests, with its texts. See docs/reference/events.mdx. */
export interface Form {
  /** Up to 50; always with inputs for the first name and the email address. */
  controls?: InputControl[];
  /** Texts around the form. */
  messages?: FormMessages;
}

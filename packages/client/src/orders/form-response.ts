import type { Address } from '../values/address.ts';

/** The answer to one question of a form, in the field that fits the question's kind. */
export interface InputValue {
  inputName: string;
  /** Texts and single choices; an address in one line. */
  value?: string;
  /** Multiple choices and the names of guests. */
  values?: string[];
  number?: number;
  dateTime?: Date;
  address?: { formatted?: string; address?: Address };
}

/** The answers to the form of an event. See docs/reference/orders.mdx. */
export interface FormResponse {
  inputValues: InputValue[];
}

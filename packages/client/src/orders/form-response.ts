import type { Address } from '../values/address.ts';

/** The answer to one question of a form, in the field that fits the question's kind. */
export interface InputValue {
  /** `name` of the form's input. */
  inputName: string;
  /** Texts and single choices; an address in one line. */
  value?: string;
  /** Multiple choices and the names of guests. */
  values?: string[];
  /** Numbers, such as the number of additional guests. */
  number?: number;
  /** Calendar dates. */
  dateTime?: Date;
  /** Addresses. */
  address?: {
    /** The address on one line. */
    formatted?: string;
    /** The address in separate components, if the form has them. */
    address?: Address;
  };
}

/** The answers to the form of an event. See docs/reference/orders.mdx. */
export interface FormResponse {
  /** One for each answered question. Up to 200. */
  inputValues: InputValue[];
}

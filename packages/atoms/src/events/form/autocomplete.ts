import type { AddressPart } from '../../address/address-format.ts';
import type { DateAnswer, Question } from './answers/answers.ts';
import { isBirthDate } from './answers/date-answers.ts';

/** Browser autofill tokens by the platform's input names. */
const byName: Readonly<Record<string, string>> = {
  email: 'email',
  phone: 'tel',
  firstname: 'given-name',
  lastname: 'family-name',
  fullname: 'name',
  company: 'organization',
  organization: 'organization',
};

const byAddressPart: Readonly<Record<AddressPart, string>> = {
  country: 'country',
  subdivision: 'address-level1',
  region: 'address-level1',
  city: 'address-level2',
  postalCode: 'postal-code',
  addressLine: 'address-line1',
  addressLine2: 'address-line2',
};

const byDatePart: Readonly<Record<keyof DateAnswer, string>> = {
  day: 'bday-day',
  month: 'bday-month',
  year: 'bday-year',
};

/** Returns an input name without the platform's suffix for duplicates: `email-2`. */
const plainName = (name: string) =>
  name
    .toLowerCase()
    .replace(/[-_]\d+$/, '')
    .replace(/[-_]/g, '');

function tokenOf({ control, input }: Question, part: string | undefined): string | undefined {
  switch (control.type) {
    case 'NAME':
      return byName[plainName(input.name)] ?? (control.inputs.length === 1 ? 'name' : undefined);
    case 'INPUT':
      return input.type === 'TEXT' ? byName[plainName(input.name)] : undefined;
    case 'GUEST_CONTROL':
      return input.type === 'TEXT_ARRAY' ? 'name' : undefined;
    case 'ADDRESS_SHORT':
      return 'street-address';
    case 'ADDRESS_FULL':
      return byAddressPart[part as AddressPart];
    case 'DATE':
      if (!isBirthDate(input.name)) return undefined;
      return part === undefined ? 'bday' : byDatePart[part as keyof DateAnswer];
    case 'TEXTAREA':
    case 'DROPDOWN':
    case 'RADIO':
    case 'CHECKBOX':
      return undefined;
    default:
      control satisfies never;
      return undefined;
  }
}

/**
 * Returns the autofill token of a browser (WCAG 1.3.5); nothing for a form-specific question,
 * because a guess would fill in a wrong answer.
 *
 * @param part of an address or a date.
 * @param section the owner of the answers: `section-guest-2` separates a guest from the buyer.
 */
export function getAutocomplete(
  question: Question,
  { part, section }: { part?: string; section?: string | undefined } = {},
): string | undefined {
  const token = tokenOf(question, part);
  return token && [section, token].filter(Boolean).join(' ');
}

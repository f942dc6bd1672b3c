import type { InputValue } from '../../tickets/answers.ts';
import type { AskedInput } from '../../tickets/event.ts';
import type { Person } from './people.ts';

const TOWNS = ['Aalborg', 'Aarhus', 'Lisbon', 'Skagen'];

/** What a person says to an input of a form; nothing where they need not and would not. */
function answerTo(input: AskedInput, person: Person, index: number): InputValue | undefined {
  const { name, type, mandatory } = input;
  const own = { firstName: person.firstName, lastName: person.lastName, email: person.email };
  if (Object.hasOwn(own, name)) return { inputName: name, value: own[name as keyof typeof own] };
  // Every other guest leaves out what may be left out.
  if (!mandatory && index % 2 === 1) return undefined;
  const town = TOWNS[index % TOWNS.length] ?? '';
  switch (type) {
    case 'TEXT': {
      const spoken = name === 'phone' ? `+45 98 12 34 ${10 + index}` : 'Looking forward to it.';
      return { inputName: name, value: input.options?.[index % input.options.length] ?? spoken };
    }
    case 'NUMBER':
      return { inputName: name, number: input.maxSize === undefined ? 7 + index : 0 };
    case 'TEXT_ARRAY':
      return input.options && { inputName: name, values: input.options.slice(0, 1 + (index % 2)) };
    case 'DATE_TIME':
      return { inputName: name, dateTime: `19${70 + (index % 29)}-05-17T00:00:00.000Z` };
    case 'ADDRESS': {
      const address = { country: 'DK', city: town, postalCode: '9000', addressLine: 'Havnegade 2' };
      return { inputName: name, address: { formatted: `Havnegade 2, 9000 ${town}`, address } };
    }
  }
}

/** How a person fills in a form. */
export const answersOf = (
  inputs: readonly AskedInput[],
  person: Person,
  index: number,
): InputValue[] => inputs.flatMap((input) => answerTo(input, person, index) ?? []);

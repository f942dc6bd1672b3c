import type { FieldViolation, ViolatedRule } from '../../../platform/errors.ts';
import { isDate, isEmail } from '../../../platform/requests/readers.ts';
import type { FormQuestion } from '../event.ts';
import type { InputValue } from './answers.ts';

type Problem = {
  key: string;
  rule: ViolatedRule;
  description: string;
  data?: Record<string, unknown>;
};
type Check<Input extends FormQuestion> = (input: Input, answer: InputValue) => Problem | undefined;

const problem = (
  key: string,
  rule: ViolatedRule,
  description: string,
  threshold?: number,
): Problem => ({
  key,
  rule,
  description,
  ...(threshold !== undefined && { data: { threshold } }),
});

function longer(key: string, text: string, max: number | undefined): Problem | undefined {
  if (max === undefined || text.length <= max) return undefined;
  return problem(key, 'MAX_LENGTH', `must have at most ${max} characters`, max);
}

const wrongKind = (key: string) => problem(key, 'FORMAT', `must be given as "${key}"`);
const notOffered = (key: string) => problem(key, 'INVALID_ENUM_VALUE', 'is not one of the options');

const CHECKS: { [Type in FormQuestion['type']]: Check<Extract<FormQuestion, { type: Type }>> } = {
  TEXT({ name, maxLength, options }, { value }) {
    if (value === undefined) return wrongKind('value');
    if (options && !options.includes(value)) return notOffered('value');
    if (name === 'email' && !isEmail(value.trim())) {
      return problem('value', 'FORMAT', 'must be an e-mail address');
    }
    return longer('value', value, maxLength);
  },
  NUMBER({ maxSize }, { number, value }) {
    const numericValue = number ?? (value?.trim() ? Number(value) : Number.NaN);
    if (!Number.isFinite(numericValue)) return problem('number', 'FORMAT', 'must be a number');
    if (maxSize === undefined) return undefined;
    if (numericValue > maxSize)
      return problem('number', 'MAX', `must be at most ${maxSize}`, maxSize);
    return numericValue < 0 ? problem('number', 'MIN', 'must be at least 0', 0) : undefined;
  },
  TEXT_ARRAY({ options, maxSize, maxLength }, { values }) {
    if (values === undefined) return wrongKind('values');
    if (maxSize !== undefined && values.length > maxSize) {
      return problem('values', 'MAX_SIZE', `must be at most ${maxSize}`, maxSize);
    }
    const strange = values.findIndex((value) => options && !options.includes(value));
    if (strange >= 0) return notOffered(`values[${strange}]`);
    return values
      .map((value, index) => longer(`values[${index}]`, value, maxLength))
      .find((found) => found !== undefined);
  },
  DATE_TIME(_, { dateTime = '', value = '' }) {
    return isDate(dateTime || value)
      ? undefined
      : problem('dateTime', 'FORMAT', 'must be an ISO date');
  },
  ADDRESS({ maxLength }, { address, value }) {
    const text = address?.formatted ?? value;
    if (text === undefined && !address?.address) return wrongKind('address');
    return longer(
      address?.formatted === undefined ? 'value' : 'address.formatted',
      text ?? '',
      maxLength,
    );
  },
};

/** Whether an answer is empty: empty optional answers may be sent or omitted. */
function isEmpty({ value, values, number, dateTime, address }: InputValue): boolean {
  const nothing = number === undefined && dateTime === undefined && !address;
  return nothing && !value?.trim() && !values?.length;
}

/** Compares answers that were read from requests, which have their keys in one order. */
const isSameAnswer = (one: InputValue, other: InputValue) =>
  JSON.stringify(one) === JSON.stringify(other);

/** Returns the number of guests in the answers, for the input with their names. */
function getGuests(
  { countedBy }: FormQuestion,
  answers: readonly InputValue[],
): number | undefined {
  if (countedBy === undefined) return undefined;
  const answer = answers.find(({ inputName }) => inputName === countedBy);
  return Number(answer?.number ?? answer?.value ?? 0);
}

/** Checks that each additional guest has a name, if names are required. */
function checkGuests(
  input: Extract<FormQuestion, { type: 'TEXT_ARRAY' }>,
  { values = [] }: InputValue,
  answers: readonly InputValue[],
): Problem | undefined {
  const guests = getGuests(input, answers);
  if (guests === undefined || !input.mandatory) return undefined;
  // An invalid number of guests does not affect the check of names.
  const counts = guests > 0 && guests <= (input.maxSize ?? guests);
  if (!counts || values.length === guests) return undefined;
  return problem('values', 'EXACT_SIZE', `must be ${guests}, one for each guest`, guests);
}

/**
 * Validates the answers against a form. See docs/reference/errors.mdx.
 *
 * @param previous The order's answers: one to a removed question may be sent again, unchanged.
 */
export function checkAnswers(
  inputs: readonly FormQuestion[],
  answers: readonly InputValue[],
  parentPath: string,
  previous: readonly InputValue[] = [],
): FieldViolation[] {
  const violations: FieldViolation[] = [];
  const seen = new Set<string>();
  for (const [index, answer] of answers.entries()) {
    const { inputName } = answer;
    const own = `${parentPath}.inputValues[${index}]`;
    const add = ({ key, rule, description, data }: Problem) =>
      violations.push({
        field: `${own}.${key}`,
        violatedRule: rule,
        description,
        data: { inputName, ...data },
      });
    const input = inputs.find(({ name }) => name === inputName);
    const isKept = !input && previous.some((one) => isSameAnswer(one, answer));
    if (!input && !isKept) add(problem('inputName', 'FIELD_NOT_ALLOWED', 'is not asked for'));
    else if (seen.has(inputName)) add(problem('inputName', 'VALIDATION', 'is answered twice'));
    else if (!input) seen.add(inputName);
    else if (!isEmpty(answer)) {
      const check = CHECKS[input.type] as Check<FormQuestion>;
      const found =
        check(input, answer) ??
        (input.type === 'TEXT_ARRAY' ? checkGuests(input, answer, answers) : undefined);
      if (found) add(found);
      seen.add(inputName);
    }
  }
  for (const input of inputs) {
    if (!input.mandatory || seen.has(input.name) || getGuests(input, answers) === 0) continue;
    violations.push({
      field: `${parentPath}.inputValues.${input.name}`,
      violatedRule: 'REQUIRED_FIELD',
      description: 'is required',
      data: { inputName: input.name },
    });
  }
  return violations;
}

import type { Wire } from '@vitrine/client';
import type * as client from '@vitrine/client/orders';
import { invalid } from '../../../platform/errors.ts';
import {
  fieldsList,
  type JsonObject,
  optionalFields,
  requireText,
  shortText,
  textList,
} from '../../../platform/requests/fields.ts';
import { date } from '../../../platform/requests/readers.ts';

export type InputValue = Wire<client.InputValue>;

const MAX_ANSWERS = 200;
const MAX_NAME = 100;
const MAX_TEXT = 5000;
const MAX_TEXTS = 100;
const MAX_ADDRESS = 200;

function numberIn(item: JsonObject, field: string): number | undefined {
  const value = item.number;
  if (value === undefined || value === null) return undefined;
  if (typeof value === 'number') return value;
  throw invalid({ field, violatedRule: 'FORMAT', description: 'must be a number' });
}

function textsIn(item: JsonObject, field: string): string[] | undefined {
  if (item.values === undefined || item.values === null) return undefined;
  const texts = textList(item, 'values', MAX_TEXTS, field);
  const long = texts.findIndex((text) => text.length > MAX_TEXT);
  if (long < 0) return texts;
  throw invalid({
    field: `${field}[${long}]`,
    violatedRule: 'MAX_LENGTH',
    description: `must have at most ${MAX_TEXT} characters`,
  });
}

function addressIn(item: JsonObject, field: string): InputValue['address'] {
  const input = optionalFields(item, 'address', field);
  if (!input) return undefined;
  return {
    formatted: shortText(input, 'formatted', MAX_ADDRESS, `${field}.formatted`),
    address: optionalFields(input, 'address', `${field}.address`),
  };
}

function readAnswer(item: JsonObject, parentPath: string): InputValue {
  const inputName = requireText(item, 'inputName', `${parentPath}.inputName`);
  shortText(item, 'inputName', MAX_NAME, `${parentPath}.inputName`);
  const answer: InputValue = {
    inputName,
    value: shortText(item, 'value', MAX_TEXT, `${parentPath}.value`),
    values: textsIn(item, `${parentPath}.values`),
    number: numberIn(item, `${parentPath}.number`),
    dateTime: date(item, 'dateTime', `${parentPath}.dateTime`),
    address: addressIn(item, `${parentPath}.address`),
  };
  // Removes undefined fields, so that the answers are stored as sent.
  return JSON.parse(JSON.stringify(answer));
}

/** Reads the answers of `form: { inputValues }`, independent of the form. */
export function readAnswers(owner: JsonObject, key: string, parentPath: string): InputValue[] {
  const form = optionalFields(owner, key, parentPath) ?? {};
  const path = `${parentPath}.inputValues`;
  return fieldsList(form, 'inputValues', MAX_ANSWERS, path).map((item, index) =>
    readAnswer(item, `${path}[${index}]`),
  );
}

/** The text of an answer, without the spaces around it. */
export const getText = (answers: readonly InputValue[], inputName: string): string | undefined =>
  answers.find((answer) => answer.inputName === inputName)?.value?.trim() || undefined;

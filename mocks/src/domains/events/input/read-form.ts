import { InputControlType, type ValueType } from '@vitrine/client/events';
import type { WireControl } from '../../../fixtures/events/data/controls.ts';
import type { WireForm } from '../../../fixtures/events/forms.ts';
import { invalid, missingField } from '../../../platform/errors.ts';
import {
  fieldsList,
  type JsonObject,
  optionalEnum,
  optionalFields,
  optionalFlag,
  requireText,
  shortText,
  textList,
  textMap,
  wholeNumber,
} from '../../../platform/requests/fields.ts';

const MAX = { controls: 50, inputs: 5, name: 100, label: 1000, options: 200, option: 200 };

/** Value types that the inputs of each control accept. */
const ACCEPTS: Record<InputControlType, readonly ValueType[]> = {
  INPUT: ['TEXT', 'NUMBER'],
  TEXTAREA: ['TEXT'],
  DROPDOWN: ['TEXT'],
  RADIO: ['TEXT'],
  CHECKBOX: ['TEXT_ARRAY'],
  NAME: ['TEXT'],
  GUEST_CONTROL: ['NUMBER', 'TEXT_ARRAY'],
  ADDRESS_SHORT: ['ADDRESS'],
  ADDRESS_FULL: ['ADDRESS'],
  DATE: ['DATE_TIME'],
};

const CHOOSES: ReadonlySet<InputControlType> = new Set(['DROPDOWN', 'RADIO', 'CHECKBOX']);

const hasValue = (fields: JsonObject, key: string) => (fields[key] ?? undefined) !== undefined;

function readSelection(input: JsonObject, path: string) {
  const selection = optionalFields(input, 'defaultOptionSelection', path);
  if (!selection) return undefined;
  return {
    ...(hasValue(selection, 'optionIndex') && {
      optionIndex: wholeNumber(selection, 'optionIndex', {
        min: 0,
        max: MAX.options - 1,
        path: `${path}.optionIndex`,
      }),
    }),
    placeholderText: shortText(selection, 'placeholderText', MAX.option, `${path}.placeholderText`),
  };
}

function readOptions(input: JsonObject, control: InputControlType, path: string) {
  const options = textList(input, 'options', MAX.options, path);
  if (options.length > 0 || !CHOOSES.has(control)) return options;
  throw invalid({ field: path, violatedRule: 'MIN_SIZE', description: 'has size 0, min 1' });
}

function readInput(input: JsonObject, control: InputControlType, path: string): JsonObject {
  const name = requireText(input, 'name', `${path}.name`);
  const bound = (key: string, max: number) =>
    hasValue(input, key) && {
      [key]: wholeNumber(input, key, { min: 1, max, path: `${path}.${key}` }),
    };
  const options = readOptions(input, control, `${path}.options`);
  const labels = fieldsList(input, 'labels', 20, `${path}.labels`).map((label, index) => ({
    name: requireText(label, 'name', `${path}.labels[${index}].name`),
    label: requireText(label, 'label', `${path}.labels[${index}].label`),
  }));
  const additionalLabels = textMap(input, 'additionalLabels', `${path}.additionalLabels`);
  const defaultOptionSelection = readSelection(input, `${path}.defaultOptionSelection`);
  return {
    name,
    type: optionalEnum(input, 'type', ACCEPTS[control], `${path}.type`) ?? ACCEPTS[control][0],
    label: shortText(input, 'label', MAX.label, `${path}.label`),
    mandatory: optionalFlag(input, 'mandatory', `${path}.mandatory`) ?? false,
    ...bound('maxLength', 5000),
    ...bound('maxSize', 100),
    ...(options.length > 0 && { options }),
    ...(labels.length > 0 && { labels }),
    ...(additionalLabels && { additionalLabels }),
    ...(defaultOptionSelection && { defaultOptionSelection }),
  };
}

function readControl(control: JsonObject, index: number, newId: () => string): WireControl {
  const path = `event.form.controls[${index}]`;
  const types = Object.values(InputControlType);
  const type = optionalEnum(control, 'type', types, `${path}.type`);
  if (!type) throw missingField(`${path}.type`);
  const inputs = fieldsList(control, 'inputs', MAX.inputs, `${path}.inputs`).map((input, at) =>
    readInput(input, type, `${path}.inputs[${at}]`),
  );
  if (inputs.length === 0) {
    throw invalid({
      field: `${path}.inputs`,
      violatedRule: 'MIN_SIZE',
      description: 'has size 0, min 1',
    });
  }
  const system = inputs.some(({ name }) => name === 'firstName' || name === 'email');
  return {
    id: shortText(control, 'id', MAX.name, `${path}.id`) || newId(),
    type,
    inputs,
    label: shortText(control, 'label', MAX.label, `${path}.label`),
    orderIndex: hasValue(control, 'orderIndex')
      ? wholeNumber(control, 'orderIndex', { min: 0, max: 1000, path: `${path}.orderIndex` })
      : index,
    ...(system && { system }),
    ...(optionalFlag(control, 'deleted', `${path}.deleted`) && { deleted: true }),
  } as WireControl;
}

function checkNames(controls: readonly WireControl[]): void {
  const seen = new Set<string>();
  for (const [index, { inputs }] of controls.entries()) {
    for (const [at, { name }] of inputs.entries()) {
      if (seen.has(name)) {
        throw invalid({
          field: `event.form.controls[${index}].inputs[${at}].name`,
          violatedRule: 'VALIDATION',
          description: `is the name of another input, "${name}"`,
        });
      }
      seen.add(name);
    }
  }
}

/** Reads a written form. Every form includes a name and an email. */
export function readForm(event: JsonObject, newId: () => string): WireForm | undefined {
  const form = optionalFields(event, 'form', 'event.form');
  if (!form) return undefined;
  const controls = fieldsList(form, 'controls', MAX.controls, 'event.form.controls').map(
    (control, index) => readControl(control, index, newId),
  );
  checkNames(controls);
  const names = controls.flatMap(({ inputs }): string[] => inputs.map(({ name }) => name));
  for (const name of ['firstName', 'email']) {
    if (names.includes(name)) continue;
    throw invalid({
      field: 'event.form.controls',
      violatedRule: 'VALIDATION',
      description: `must have an input "${name}"`,
    });
  }
  const messages = optionalFields(form, 'messages', 'event.form.messages');
  return { controls, ...(messages && { messages: messages as WireForm['messages'] }) };
}

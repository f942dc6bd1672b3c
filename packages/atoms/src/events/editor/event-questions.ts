import {
  type Form,
  type FormInput,
  type InputControl,
  InputControlType,
} from '@vitrine/client/events';

/** A question of an event's form, as the platform has it. Its place is in `questionOrder`. */
export type EventQuestion = InputControl;

/** The name of the field of an event's form values that has one question. */
export type QuestionField = `question.${string}`;

/** The values of an event's form that are its questions. */
export interface EventQuestionValues {
  /** IDs in the order of the form. Questions that are not in it come last. */
  questionOrder: readonly string[];
  [question: QuestionField]: EventQuestion | undefined;
}

/** Maximum sizes of a form. See docs/reference/events.mdx. */
export const maxQuestionSizes = {
  questions: 50,
  label: 1000,
  options: 200,
  option: 200,
  /** Characters of an answer. */
  maxLength: 5000,
  /** Chosen options, or guests. */
  maxSize: 100,
} as const;

/** Whether a field of the editor is a question. */
export const isQuestionField = (key: string): key is QuestionField => key.startsWith('question.');

/** Returns the editor’s field of a question. */
export const getQuestionField = (id: string): QuestionField => `question.${id}`;

/** Returns the questions of a form as values, each in a field of its own. */
export function toQuestionValues(form: Form | undefined): EventQuestionValues {
  const sorted = [...(form?.controls ?? [])].sort(
    (one, other) => (one.orderIndex ?? Infinity) - (other.orderIndex ?? Infinity) || 0,
  );
  const values: EventQuestionValues = { questionOrder: sorted.map(({ _id }) => _id) };
  for (const { orderIndex: _orderIndex, deleted, ...control } of sorted) {
    const inputs = control.inputs.map((input) => ({
      ...input,
      mandatory: input.mandatory ?? false,
    }));
    values[getQuestionField(control._id)] = {
      ...control,
      inputs,
      ...(deleted && { deleted }),
    } as EventQuestion;
  }
  return values;
}

/** Returns the questions in the order of the form, with removed ones. */
export function getEventQuestions(values: EventQuestionValues): readonly EventQuestion[] {
  const ids = Object.keys(values)
    .filter(isQuestionField)
    .map((key) => key.slice('question.'.length));
  const ordered = values.questionOrder.filter((id) => ids.includes(id));
  return [...ordered, ...ids.filter((id) => !values.questionOrder.includes(id))].flatMap(
    (id) => values[getQuestionField(id)] ?? [],
  );
}

const trimOptions = (input: FormInput): FormInput =>
  'options' in input && input.options
    ? { ...input, options: input.options.map((one) => one.trim()).filter((one) => one !== '') }
    : input;

/** Returns the controls of the form, as `updateEvent` takes them. Empty options are left out. */
export const toFormControls = (values: EventQuestionValues): InputControl[] =>
  getEventQuestions(values).map(
    (question, orderIndex) =>
      ({ ...question, inputs: question.inputs.map(trimOptions), orderIndex }) as InputControl,
  );

/** Returns what a list of questions calls this one. */
export const getQuestionLabel = ({ label, inputs }: EventQuestion): string =>
  (inputs.length > 1 && label) || inputs[0]?.label || label || '';

/** Whether guests choose from options. */
export const hasQuestionOptions = (type: InputControlType): boolean =>
  type === 'DROPDOWN' || type === 'RADIO' || type === 'CHECKBOX';

/** Returns the answers that a question offers; none for a question with another control. */
export const getQuestionOptions = ({ inputs }: EventQuestion): readonly string[] => {
  const [input] = inputs;
  return (input && 'options' in input && input.options) || [];
};

/** The controls that a question of one value type can have, without losing its answers. */
const groups: readonly (readonly InputControlType[])[] = [
  ['INPUT', 'TEXTAREA', 'DROPDOWN', 'RADIO'],
  ['ADDRESS_SHORT', 'ADDRESS_FULL'],
];

/**
 * Whether the answers to a question stay valid with another control: only if it stores values of the
 * same type. See docs/reference/events.mdx.
 */
export function canChangeQuestionKind(question: EventQuestion, type: InputControlType): boolean {
  if (question.type === type) return true;
  const isNumber = question.inputs.some((input) => input.type === 'NUMBER');
  return !isNumber && groups.some((group) => group.includes(question.type) && group.includes(type));
}

/** Texts of the inputs of a new question, in the language of the owner. */
export interface QuestionTexts {
  /** Label of the question, and of its only input. */
  label: string;
  /** Label of the first name, in a question for a name. */
  firstName: string;
  /** Label of the last name, in a question for a name. */
  lastName: string;
  /** Label of the names, in a question for additional guests. */
  guestNames: string;
  /** The first options. */
  options: readonly string[];
}

/** Most guests that a new question accepts. */
const NEW_GUESTS = 5;

function getNewInputs(type: InputControlType, id: string, texts: QuestionTexts): FormInput[] {
  const { label, options } = texts;
  const one = { name: id, label, mandatory: false };
  switch (type) {
    case 'CHECKBOX':
      return [{ ...one, type: 'TEXT_ARRAY', options: [...options] }];
    case 'DROPDOWN':
    case 'RADIO':
      return [{ ...one, type: 'TEXT', options: [...options] }];
    case 'NAME':
      return [
        { ...one, name: `${id}-first`, type: 'TEXT', label: texts.firstName, maxLength: 50 },
        { ...one, name: `${id}-last`, type: 'TEXT', label: texts.lastName, maxLength: 50 },
      ];
    case 'GUEST_CONTROL':
      return [
        { ...one, name: `${id}-number`, type: 'NUMBER', maxSize: NEW_GUESTS },
        {
          ...{ ...one, name: `${id}-names`, type: 'TEXT_ARRAY', label: texts.guestNames },
          ...{ mandatory: true, maxSize: NEW_GUESTS, maxLength: 100 },
        },
      ];
    case 'ADDRESS_SHORT':
    case 'ADDRESS_FULL':
      return [{ ...one, type: 'ADDRESS' }];
    case 'DATE':
      return [{ ...one, type: 'DATE_TIME' }];
    default:
      return [{ ...one, type: 'TEXT' }];
  }
}

/**
 * Creates a question.
 *
 * @param id unique in the form; the names of its inputs begin with it.
 */
export const createQuestion = (
  type: InputControlType,
  id: string,
  texts: QuestionTexts,
): EventQuestion =>
  ({ _id: id, type, label: texts.label, inputs: getNewInputs(type, id, texts) }) as EventQuestion;

/** Copies a question under another ID and label. */
export const duplicateQuestion = (
  question: EventQuestion,
  id: string,
  label: string,
): EventQuestion => {
  const { system: _system, ...rest } = question;
  const inputs = question.inputs.map((input, index) => ({
    ...input,
    name: index === 0 ? id : `${id}-${index}`,
  }));
  return setQuestionLabel({ ...rest, _id: id, inputs } as EventQuestion, 0, label);
};

/**
 * Returns the question with another control. With a control of the same value type its input stays
 * the same one; otherwise it gets new inputs, which is only right for a question without answers.
 */
export function changeQuestionKind(
  question: EventQuestion,
  type: InputControlType,
  texts: QuestionTexts,
): EventQuestion {
  if (question.type === type) return question;
  const fresh = createQuestion(type, question._id, texts);
  const mandatory = question.inputs[0]?.mandatory ?? false;
  const [before] = question.inputs;
  const [after] = fresh.inputs;
  if (!before || !after) return question;
  const keeps = canChangeQuestionKind(question, type);
  const options = getQuestionOptions(question);
  const labels = 'labels' in before ? { labels: before.labels } : {};
  // A text keeps its length, but a list of options has none.
  const maxLength =
    getQuestionLimitKind(question) === 'maxLength' ? getQuestionLimit(question) : undefined;
  const limit = getQuestionLimitKind(fresh) === 'maxLength' && maxLength ? { maxLength } : {};
  const inputs = fresh.inputs.map((input, index) => ({
    ...input,
    ...(index === 0 && {
      mandatory,
      ...(keeps && { name: before.name, ...labels, ...limit }),
      ...(hasQuestionOptions(type) && options.length > 0 && { options: [...options] }),
    }),
  }));
  return { ...fresh, inputs } as EventQuestion;
}

const setInput = (
  question: EventQuestion,
  index: number,
  change: Readonly<Record<string, unknown>>,
): EventQuestion =>
  ({
    ...question,
    inputs: question.inputs.map((input, at) => (at === index ? { ...input, ...change } : input)),
  }) as EventQuestion;

/** Returns the question with another label of one of its inputs. */
export function setQuestionLabel(
  question: EventQuestion,
  input: number,
  label: string,
): EventQuestion {
  const next = setInput(question, input, { label });
  // The label of a control is that of its first input, except for a name's.
  return input === 0 && question.type !== 'NAME' ? { ...next, label } : next;
}

/** Whether guests must answer a question. */
export const isQuestionRequired = ({ inputs }: EventQuestion): boolean =>
  inputs[0]?.mandatory ?? false;

/** Returns the question as required or optional. The names of guests depend on their number. */
export const setQuestionRequired = (question: EventQuestion, mandatory: boolean): EventQuestion =>
  question.type === 'NAME'
    ? ({
        ...question,
        inputs: question.inputs.map((input) => ({ ...input, mandatory })),
      } as EventQuestion)
    : setInput(question, 0, { mandatory });

/** Returns the question with other answers to choose from. */
export const setQuestionOptions = (
  question: EventQuestion,
  options: readonly string[],
): EventQuestion => setInput(question, 0, { options: [...options] });

/** Which limit a question has: characters of a text, chosen options, or guests. */
export type QuestionLimit = 'maxLength' | 'maxSize';

/** Returns which limit a question can have; undefined if it can have none. */
export function getQuestionLimitKind({ type, inputs }: EventQuestion): QuestionLimit | undefined {
  if (type === 'CHECKBOX' || type === 'GUEST_CONTROL') return 'maxSize';
  const isText = type === 'TEXTAREA' || (type === 'INPUT' && inputs[0]?.type === 'TEXT');
  return isText ? 'maxLength' : undefined;
}

/** Returns the limit of a question; undefined if it has none. */
export function getQuestionLimit(question: EventQuestion): number | undefined {
  const kind = getQuestionLimitKind(question);
  return kind && (question.inputs[0] as { maxLength?: number; maxSize?: number })[kind];
}

/** Returns the question with another limit; without one, the platform's own counts. */
export function setQuestionLimit(
  question: EventQuestion,
  limit: number | undefined,
): EventQuestion {
  const kind = getQuestionLimitKind(question);
  if (!kind) return question;
  // Guests are limited in number, and in names.
  const count = question.type === 'GUEST_CONTROL' ? question.inputs.length : 1;
  return Array.from({ length: count }).reduce<EventQuestion>(
    (one, _, index) => setInput(one, index, { [kind]: limit }),
    question,
  );
}

/** Moves an item of a list. */
export function moveItem<Item>(items: readonly Item[], from: number, to: number): readonly Item[] {
  const next = [...items];
  const [moved] = next.splice(from, 1);
  if (moved === undefined) return items;
  next.splice(Math.max(0, Math.min(to, next.length)), 0, moved);
  return next;
}

/**
 * Returns the order of all questions after one was moved next to another: before the one that is at
 * this place among the questions that are not removed.
 */
export function moveQuestion(
  values: EventQuestionValues,
  id: string,
  place: number,
): readonly string[] {
  const all = getEventQuestions(values);
  const others = all.filter(({ _id }) => _id !== id);
  const shown = others.filter(({ deleted }) => !deleted);
  const next = shown[Math.max(0, place)];
  const index = next ? others.indexOf(next) : others.length;
  return others.map(({ _id }) => _id).toSpliced(index, 0, id);
}

/** Returns the lines of a pasted text as options: without bullets, numbers and empty lines. */
export const parseQuestionOptions = (text: string): string[] =>
  text
    .split(/[\r\n\t]+/)
    .map((line) => line.replace(/^\s*([-*•–]|\d+[.)])\s+/, '').trim())
    .filter((line) => line !== '');

/**
 * What is wrong with a part of a question: of the `input` at this index, or of one of its options.
 * `question` is the question itself.
 */
export interface QuestionIssue {
  /** What the problem is with; `limit` is the maximum of an answer. */
  part: 'label' | 'options' | 'limit' | 'question';
  /** Index of the input in the question, from 0. */
  input: number;
  /** Index of the option in the input, from 0; missing if the problem is with none. */
  option?: number;
  /** `rejected` by the platform; the others are found here. */
  problem: 'missing' | 'too-long' | 'duplicate' | 'too-many' | 'out-of-range' | 'rejected';
  /** The maximum length or number. */
  max?: number;
  /** By the platform. */
  description?: string;
}

function checkOptions(question: EventQuestion): QuestionIssue[] {
  const texts = getQuestionOptions(question).map((option) => option.trim());
  const filled = texts.filter((option) => option !== '');
  if (filled.length === 0) return [{ part: 'options', input: 0, problem: 'missing' }];
  const { options: most, option: longest } = maxQuestionSizes;
  const found: QuestionIssue[] =
    filled.length > most ? [{ part: 'options', input: 0, problem: 'too-many', max: most }] : [];
  for (const [option, text] of texts.entries()) {
    const issue = { part: 'options', input: 0, option } as const;
    if (text !== '' && texts.indexOf(text) < option) found.push({ ...issue, problem: 'duplicate' });
    if (text.length > longest) found.push({ ...issue, problem: 'too-long', max: longest });
  }
  return found;
}

/** Returns what is wrong with a question. A removed one and one of an unknown control have no issues. */
export function checkQuestion(question: EventQuestion): QuestionIssue[] {
  if (question.deleted || !Object.hasOwn(InputControlType, question.type)) return [];
  const labels = question.inputs.flatMap(({ label = '' }, input): QuestionIssue[] => {
    if (label.trim() === '') return [{ part: 'label', input, problem: 'missing' }];
    const max = maxQuestionSizes.label;
    return label.length > max ? [{ part: 'label', input, problem: 'too-long', max }] : [];
  });
  const kind = getQuestionLimitKind(question);
  const limit = getQuestionLimit(question);
  const isInside =
    limit === undefined ||
    (Number.isInteger(limit) && limit >= 1 && limit <= maxQuestionSizes[kind ?? 'maxSize']);
  return [
    ...labels,
    ...(hasQuestionOptions(question.type) ? checkOptions(question) : []),
    ...(kind && !isInside
      ? [{ part: 'limit', input: 0, problem: 'out-of-range', max: maxQuestionSizes[kind] } as const]
      : []),
  ];
}

/** Whether a stored value is a question. */
export function isEventQuestion(value: unknown): value is EventQuestion {
  const { _id, type, inputs } = Object(value);
  return (
    typeof _id === 'string' &&
    typeof type === 'string' &&
    Array.isArray(inputs) &&
    inputs.every((input) => typeof Object(input).name === 'string')
  );
}

/**
 * Assigns the name of a field that the platform has rejected, such as
 * `form.controls[2].inputs[0].label`, to a part of a question; undefined if it is none.
 *
 * @param ids of the questions in the order in which they were sent.
 */
export function mapQuestionPath(
  path: string,
  ids: readonly string[],
): { field: QuestionField; issue: Pick<QuestionIssue, 'part' | 'input' | 'option'> } | undefined {
  const [, index, rest = ''] = /^form\.controls\[(\d+)\]\.?(.*)$/.exec(path) ?? [];
  const id = index === undefined ? undefined : ids[Number(index)];
  if (id === undefined) return undefined;
  const [, at = '0', name = ''] = /^inputs\[(\d+)\]\.?(.*)$/.exec(rest) ?? [];
  const input = Number(at);
  const [, option] = /^options\[(\d+)\]/.exec(name) ?? [];
  const part = name.startsWith('options')
    ? 'options'
    : name === 'label' || rest === 'label'
      ? 'label'
      : name === 'maxLength' || name === 'maxSize'
        ? 'limit'
        : 'question';
  const issue = { part, input, ...(option !== undefined && { option: Number(option) }) } as const;
  return { field: getQuestionField(id), issue };
}

import type { FormInput, InputControl } from '@vitrine/client/events';
import type { Question } from '../events/form/answers/answers.ts';

type InputOverrides = Omit<Partial<FormInput>, 'type' | 'name'> & Record<string, unknown>;

/** A control with inputs by their names, as a server would define it. */
export const getControl = (
  type: InputControl['type'],
  inputs: Readonly<Record<string, InputOverrides & { type?: string }>>,
  rest: Partial<InputControl> = {},
): InputControl =>
  ({
    _id: Object.keys(inputs).join(),
    type,
    inputs: Object.entries(inputs).map(([name, input]) => ({ name, type: 'TEXT', ...input })),
    ...rest,
  }) as InputControl;

/** A control's one question. */
export function getQuestion(
  type: InputControl['type'],
  input: InputOverrides & { type?: string },
): Question {
  const control = getControl(type, { answer: input });
  const [first] = control.inputs;
  if (!first) throw new Error('A control of a test has an input.');
  return { control, input: first };
}

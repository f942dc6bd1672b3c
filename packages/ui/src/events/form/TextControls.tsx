import { autocompleteOf, type Question } from '@vitrine/atoms';
import { Field } from '../../primitives/field/Field.tsx';
import { TextArea } from '../../primitives/text-area/TextArea.tsx';
import { TextField, type TextFieldProps } from '../../primitives/text-field/TextField.tsx';
import * as css from './EventForm.css.ts';
import type { EventControlProps } from './event-form-context.ts';
import { fieldOf } from './field-of.ts';
import { useFormAnswer } from './use-answer.ts';

/** How the keyboard of a phone opens, and what the browser leaves alone. */
function keyboardOf({ control, input }: Question): TextFieldProps {
  if (input.type === 'NUMBER') return { inputMode: 'decimal' };
  if (control.type === 'NAME') return { autoCapitalize: 'words', spellCheck: false };
  const token = autocompleteOf({ control, input });
  if (token === 'email') {
    return { type: 'email', inputMode: 'email', autoCapitalize: 'none', spellCheck: false };
  }
  return token === 'tel' ? { type: 'tel', inputMode: 'tel', dir: 'ltr' } : {};
}

/** One line for one input. What is too long is taken, and refused with its reason. */
export function LineQuestion(question: Question) {
  const { id, section, answer, change, error } = useFormAnswer(question);
  return (
    <Field id={id} {...fieldOf(question)} {...(error !== undefined && { error })}>
      <TextField
        {...keyboardOf(question)}
        autoComplete={autocompleteOf(question, { section })}
        value={answer}
        onChange={(event) => change(event.target.value)}
      />
    </Field>
  );
}

/** A line for each input: a text, a number, an address that nobody takes apart. */
export function LinesControl({ control }: EventControlProps) {
  return control.inputs.map((input) => (
    <LineQuestion key={input.name} control={control} input={input} />
  ));
}

/** First and last name, side by side where there is room. */
export function NamesControl({ control }: EventControlProps) {
  return (
    <div className={css.pair}>
      <LinesControl control={control} />
    </div>
  );
}

function AreaQuestion(question: Question) {
  const { input } = question;
  const { id, answer, change, error } = useFormAnswer(question);
  const maxLength = 'maxLength' in input ? input.maxLength : undefined;
  return (
    <Field id={id} {...fieldOf(question)} {...(error !== undefined && { error })}>
      <TextArea
        value={answer}
        {...(maxLength !== undefined && { maxLength })}
        onChange={(event) => change(event.target.value)}
      />
    </Field>
  );
}

/** Several lines, with how much room is left. */
export function AreaControl({ control }: EventControlProps) {
  return control.inputs.map((input) => (
    <AreaQuestion key={input.name} control={control} input={input} />
  ));
}

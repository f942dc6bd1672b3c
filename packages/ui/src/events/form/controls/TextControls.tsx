'use client';

import { getAutocomplete, type Question } from '@vitrine/atoms';
import type { FormInput } from '@vitrine/client/events';
import { Field } from '../../../primitives/field/Field.tsx';
import { TextArea } from '../../../primitives/text-area/TextArea.tsx';
import { TextField, type TextFieldProps } from '../../../primitives/text-field/TextField.tsx';
import { useUi } from '../../../provider/UiProvider.tsx';
import * as css from '../EventForm.css.ts';
import type { EventControlProps } from '../state/event-form-context.ts';
import { useFormAnswer } from '../state/use-form-answer.ts';
import { EmailAdvice } from './EmailAdvice.tsx';
import { getFieldProps } from './get-field-props.ts';

/** Returns the input mode for phone keyboards and browser corrections. */
function getInputMode({ control, input }: Question): TextFieldProps {
  if (input.type === 'NUMBER') return { inputMode: 'decimal' };
  if (control.type === 'NAME') return { autoCapitalize: 'words', spellCheck: false };
  const token = getAutocomplete({ control, input });
  if (token === 'email') {
    return { type: 'email', inputMode: 'email', autoCapitalize: 'none', spellCheck: false };
  }
  return token === 'tel' ? { type: 'tel', inputMode: 'tel', dir: 'ltr' } : {};
}

/** One line for one input. Text that is too long is accepted, then rejected with the reason. */
export function TextQuestion(question: Question) {
  const { id, section, answer, change, error } = useFormAnswer(question);
  const inputMode = getInputMode(question);
  const field = (
    <Field id={id} {...getFieldProps(question)} {...(error !== undefined && { error })}>
      <TextField
        {...inputMode}
        autoComplete={getAutocomplete(question, { section })}
        value={answer}
        onChange={(event) => change(event.target.value)}
      />
    </Field>
  );
  if (inputMode.type !== 'email') return field;
  return (
    <div className={css.advised}>
      {field}
      <EmailAdvice id={id} email={answer} change={change} />
    </div>
  );
}

/** One line for a list of texts, if the form has no options. */
export function TextListQuestion(question: Question) {
  const { id, answer, change, error } = useFormAnswer<readonly string[]>(question);
  return (
    <Field id={id} {...getFieldProps(question)} error={error}>
      <TextField
        value={answer.join(', ')}
        onChange={({ target }) => change(target.value ? [target.value] : [])}
      />
    </Field>
  );
}

/** A line for each input: a text or a number. */
export function TextInputControl({ control }: EventControlProps) {
  return control.inputs.map((input) => (
    <TextQuestion key={input.name} control={control} input={input} />
  ));
}

/** Languages in which the family name comes first. */
const familyFirst = new Set(['hu', 'ja', 'ko', 'vi', 'zh']);

/** First and last name in the order of the language, side by side if there is space. */
export function NamesControl({ control }: EventControlProps) {
  const { locale } = useUi();
  const isFamily = (input: FormInput) =>
    Number(getAutocomplete({ control, input })?.endsWith('family-name') ?? false);
  const inputs = familyFirst.has(locale.split('-')[0] ?? '')
    ? [...control.inputs].sort((a, b) => isFamily(b) - isFamily(a))
    : control.inputs;
  return (
    <div className={css.pair}>
      {inputs.map((input) => (
        <TextQuestion key={input.name} control={control} input={input} />
      ))}
    </div>
  );
}

/** An address in one field. Pasted text may have several lines. */
export function ShortAddressControl({ control }: EventControlProps) {
  return control.inputs.map((input) => (
    <TextAreaQuestion key={input.name} control={control} input={input} rows={2} isCounted={false} />
  ));
}

interface AreaQuestionProps extends Question {
  rows?: number;
  isCounted?: boolean;
}

function TextAreaQuestion({ rows, isCounted = true, ...question }: AreaQuestionProps) {
  const { input } = question;
  const { id, section, answer, change, error } = useFormAnswer(question);
  const maxLength = isCounted && 'maxLength' in input ? input.maxLength : undefined;
  return (
    <Field id={id} {...getFieldProps(question)} {...(error !== undefined && { error })}>
      <TextArea
        rows={rows}
        autoComplete={getAutocomplete(question, { section })}
        value={answer}
        {...(maxLength !== undefined && { maxLength })}
        onChange={(event) => change(event.target.value)}
      />
    </Field>
  );
}

/** Several lines, with the number of remaining characters. */
export function TextAreaControl({ control }: EventControlProps) {
  return control.inputs.map((input) => (
    <TextAreaQuestion key={input.name} control={control} input={input} />
  ));
}

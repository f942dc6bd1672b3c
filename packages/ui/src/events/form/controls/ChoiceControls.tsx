'use client';

import type { Question } from '@vitrine/atoms';
import { type ComponentType, lazy, Suspense } from 'react';
import { Checkbox } from '../../../primitives/checkbox/Checkbox.tsx';
import { CheckboxGroup } from '../../../primitives/checkbox/CheckboxGroup.tsx';
import { Field } from '../../../primitives/field/Field.tsx';
import { NativeSelect } from '../../../primitives/native-select/NativeSelect.tsx';
import * as RadioGroup from '../../../primitives/radio-group/RadioGroup.tsx';
import { useUi } from '../../../provider/UiProvider.tsx';
import { useMediaQuery } from '../../../utils/hooks/use-media-query.ts';
import * as css from '../EventForm.css.ts';
import type { EventControlProps } from '../state/event-form-context.ts';
import { useFormAnswer } from '../state/use-form-answer.ts';
import { getAnswerOptions, hasOptions, isAgreement } from './answer-options.ts';
import { getFieldProps } from './get-field-props.ts';
import type { SearchableListProps } from './SearchableList.tsx';
import { TextListQuestion, TextQuestion } from './TextControls.tsx';
import '../../../messages/en/common.ts';
import '../../../messages/en/forms.ts';

/** More options than these are found by typing, unless a finger would do that. */
const LISTED = 15;

/** Media query for touch input. The server assumes touch: its list is the device's native one. */
const FINGER = '(pointer: coarse)';

const SearchableList = lazy(() =>
  import('./SearchableList.tsx').catch(() => ({ default: NativeList })),
);

function NativeList({ onValueChange, ...rest }: SearchableListProps) {
  return <NativeSelect {...rest} onChange={({ target }) => onValueChange(target.value)} />;
}

function DropdownQuestion(question: Question) {
  const ui = useUi();
  const { input } = question;
  const { id, answer, change, error } = useFormAnswer(question);
  const isTouched = useMediaQuery(FINGER, true);
  const options = getAnswerOptions(question, [answer], ui);
  const before = input.type === 'TEXT' ? input.defaultOptionSelection?.placeholderText : undefined;
  const shown = {
    options,
    placeholder: before || ui.t('forms.choose'),
    value: answer,
    onValueChange: change,
  };
  const list = <NativeList {...shown} />;
  return (
    <Field id={id} error={error} {...getFieldProps(question)}>
      {options.length > LISTED && !isTouched ? (
        <Suspense fallback={list}>
          <SearchableList {...shown} />
        </Suspense>
      ) : (
        list
      )}
    </Field>
  );
}

function RadioQuestion(question: Question) {
  const ui = useUi();
  const { id, answer, change, error } = useFormAnswer(question);
  const none = !question.input.mandatory;
  return (
    <Field id={id} group error={error} {...getFieldProps(question)}>
      {/* Options have non-empty texts, so the empty value means no answer. */}
      <RadioGroup.Root value={none || answer ? answer : null} onValueChange={change}>
        {getAnswerOptions(question, [answer], ui).map(({ value, label }) => (
          <RadioGroup.Item key={value} value={value}>
            {label}
          </RadioGroup.Item>
        ))}
        {none && <RadioGroup.Item value="">{ui.t('forms.noAnswer')}</RadioGroup.Item>}
      </RadioGroup.Root>
    </Field>
  );
}

/** A consent checkbox: the question is the label, the consent text its hint. */
function CheckboxQuestion(question: Question) {
  const { id, answer, change, error } = useFormAnswer<readonly string[]>(question);
  const [option = ''] = 'options' in question.input ? (question.input.options ?? []) : [];
  const { t } = useUi();
  const { label, optional } = getFieldProps(question);
  return (
    <Checkbox
      id={id}
      error={error}
      hint={option === label ? undefined : option}
      aria-required={question.input.mandatory || undefined}
      checked={answer.includes(option)}
      onCheckedChange={(on) => change(on === true ? [option] : [])}
    >
      {label}
      {optional && <span className={css.optional}> ({t('common.optional')})</span>}
    </Checkbox>
  );
}

/**
 * Any number of several options. Too many selections are accepted, then rejected with the reason.
 */
function CheckboxListQuestion(question: Question) {
  const ui = useUi();
  const { id, answer, change, error } = useFormAnswer<readonly string[]>(question);
  const options = getAnswerOptions(question, answer, ui);
  const { maxSize = options.length } = question.input.type === 'TEXT_ARRAY' ? question.input : {};
  return (
    <Field
      id={id}
      group
      error={error}
      hint={maxSize < options.length && ui.t('forms.atMost', { count: maxSize })}
      {...getFieldProps(question)}
    >
      <CheckboxGroup>
        {options.map(({ value, label }) => (
          <Checkbox
            key={value}
            checked={answer.includes(value)}
            onCheckedChange={(on) =>
              change((before) => [...before.filter((one) => one !== value), ...(on ? [value] : [])])
            }
          >
            {label}
          </Checkbox>
        ))}
      </CheckboxGroup>
    </Field>
  );
}

/** Each input by a choice; one without options by a line. */
const getChoice = (Choice: ComponentType<Question>) =>
  function ChoiceControl({ control }: EventControlProps) {
    return control.inputs.map((input) => {
      const question = { control, input };
      const Part = hasOptions(question) ? Choice : TextQuestion;
      return <Part key={input.name} {...question} />;
    });
  };

/** One option in a list that opens. */
export const SelectControl = getChoice(DropdownQuestion);

/** One option, with all options visible. An optional choice can be cleared. */
export const RadioControl = getChoice(RadioQuestion);

/** Any number of several options, or one consent checkbox. */
export function CheckboxControl({ control }: EventControlProps) {
  return control.inputs.map((input) => {
    const question = { control, input };
    const Some = isAgreement(question) ? CheckboxQuestion : CheckboxListQuestion;
    const Part = hasOptions(question) ? Some : TextListQuestion;
    return <Part key={input.name} {...question} />;
  });
}

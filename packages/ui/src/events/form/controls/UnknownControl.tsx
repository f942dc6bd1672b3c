'use client';

import { type AnswerKind, answerKind, type Question } from '@vitrine/atoms';
import type { DateControl as DateInput } from '@vitrine/client/events';
import type { ComponentType } from 'react';
import { useUi } from '../../../provider/UiProvider.tsx';
import * as css from '../EventForm.css.ts';
import { type EventControlProps, useEventFormContext } from '../state/event-form-context.ts';
import { AddressQuestion } from './AddressControl.tsx';
import { DateControl } from './DateControl.tsx';
import { TextListQuestion, TextQuestion } from './TextControls.tsx';
import '../../../messages/en/forms.ts';

/** A date as the form asks for all its dates. */
function DateQuestion({ control, input }: Question) {
  const { DATE: Control = DateControl } = useEventFormContext().controls;
  return <Control control={{ ...control, type: 'DATE', inputs: [input] } as DateInput} />;
}

const parts: Readonly<Record<AnswerKind, ComponentType<Question>>> = {
  text: TextQuestion,
  number: TextQuestion,
  texts: TextListQuestion,
  date: DateQuestion,
  address: AddressQuestion,
};

/** One input by what its answer is, whatever control it is in. */
function QuestionField(question: Question) {
  const Part = parts[answerKind(question)];
  return <Part {...question} />;
}

/**
 * A control of an unknown type. A frame marks it in development. Its inputs use controls that match
 * their values, or else a line of text.
 */
export function UnknownControl({ control, isShown }: EventControlProps & { isShown: boolean }) {
  const { t } = useUi();
  const questions = control.inputs.map((input) => (
    <QuestionField key={input.name} control={control} input={input} />
  ));
  if (!isShown) return questions;
  return (
    <div className={css.unknown}>
      <p>{t('forms.unknown', { kind: getControlKind(control) })}</p>
      {questions}
    </div>
  );
}

const getControlKind = ({ type, inputs }: EventControlProps['control']) =>
  `${type} (${inputs.map((input) => input.type).join(', ')})`;

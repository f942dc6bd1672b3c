'use client';

import {
  type DateAnswer,
  getAutocomplete,
  getCalendarSystem,
  getDateParts,
  type Question,
} from '@vitrine/atoms';
import type { ComponentType } from 'react';
import { getDateFormat } from '../../../patterns/date-time/date-format.ts';
import { Field } from '../../../primitives/field/Field.tsx';
import { FieldGroup } from '../../../primitives/field/FieldGroup.tsx';
import { TextField } from '../../../primitives/text-field/TextField.tsx';
import { useUi } from '../../../provider/UiProvider.tsx';
import type { EventControlProps } from '../state/event-form-context.ts';
import { type FormAnswerField, useFormAnswer } from '../state/use-form-answer.ts';
import * as css from './DateControl.css.ts';
import { getFieldProps } from './get-field-props.ts';
import { WrittenDate } from './WrittenDate.tsx';
import '../../../messages/en/forms.ts';

/** Returns a date that shows the order of its parts: each of its numbers is unambiguous. */
const getExample = (question: Question) =>
  Date.UTC(getAutocomplete(question) === 'bday' ? 1990 : 2026, 2, 27);

/** Formats a date in digits, with the order, the numerals and the calendar of a locale. */
const inFigures = (locale: string) =>
  getDateFormat(locale, {
    calendar: getCalendarSystem(locale),
    day: 'numeric',
    month: 'numeric',
    year: 'numeric',
    timeZone: 'UTC',
  });

export interface DateWidgetProps {
  question: Question;
  field: FormAnswerField<DateAnswer>;
}

/** A date in separate fields, in the order of the locale. */
export function DateInputs({ question, field }: DateWidgetProps) {
  const { t, locale } = useUi();
  const { id, section, answer, change, getError } = field;
  const isWrong = (part: string) => Boolean(getError(part) || getError());
  return (
    <FieldGroup className={css.parts}>
      {getDateParts(locale).map((part) => (
        <Field key={part} id={`${id}-${part}`} label={t(`forms.${part}`)}>
          <TextField
            className={part === 'year' ? css.year : css.short}
            inputMode="numeric"
            autoComplete={getAutocomplete(question, { part, section })}
            aria-invalid={isWrong(part) || undefined}
            value={answer[part]}
            onChange={({ target }) => change((before) => ({ ...before, [part]: target.value }))}
          />
        </Field>
      ))}
      <WrittenDate answer={answer} />
    </FieldGroup>
  );
}

/** Returns a control that asks for each of its dates by a widget. */
export const getDateControl = (Widget: ComponentType<DateWidgetProps>) => {
  function DateQuestion(question: Question) {
    const { t, locale } = useUi();
    const field = useFormAnswer<DateAnswer>(question);
    const example = inFigures(locale).format(getExample(question));
    return (
      <Field
        id={field.id}
        group
        error={field.error}
        hint={t('forms.example', { example })}
        {...getFieldProps(question)}
      >
        <Widget question={question} field={field} />
      </Field>
    );
  }
  return ({ control }: EventControlProps) =>
    control.inputs.map((input) => (
      <DateQuestion key={input.name} control={control} input={input} />
    ));
};

/**
 * A date typed in separate fields in the order of the locale. No time zone moves it to another day.
 */
export const DateControl = getDateControl(DateInputs);

import {
  type DateAnswer,
  getAutocomplete,
  getCalendarSystem,
  getDateParts,
  type Question,
  readDate,
} from '@vitrine/atoms';
import { getDateFormat } from '../../../patterns/date-time/date-format.ts';
import { Field } from '../../../primitives/field/Field.tsx';
import { FieldGroup } from '../../../primitives/field/FieldGroup.tsx';
import { TextField } from '../../../primitives/text-field/TextField.tsx';
import { useUi } from '../../../provider/UiProvider.tsx';
import type { EventControlProps } from '../state/event-form-context.ts';
import { useFormAnswer } from '../state/use-form-answer.ts';
import * as css from './DateControl.css.ts';
import { getFieldProps } from './get-field-props.ts';

/** A date that shows the order of its parts: each of its numbers is unambiguous. */
const EXAMPLE = Date.UTC(1990, 2, 27);

/** Formats a date in digits, with the order, the numerals and the calendar of a locale. */
const inFigures = (locale: string) =>
  getDateFormat(locale, {
    calendar: getCalendarSystem(locale),
    day: 'numeric',
    month: 'numeric',
    year: 'numeric',
    timeZone: 'UTC',
  });

/** Formats a date in the calendar of a locale with its weekday, which reveals typing errors. */
function toText(date: Date, locale: string) {
  const write = (options: Intl.DateTimeFormatOptions) =>
    getDateFormat(locale, { ...options, timeZone: 'UTC' }).format(date);
  return { weekday: write({ weekday: 'long' }), date: write({ dateStyle: 'long' }) };
}

export function DateQuestion(question: Question) {
  const { t, locale } = useUi();
  const { id, section, answer, change, getError, error } = useFormAnswer<DateAnswer>(question);
  const read = readDate(answer, locale);
  const isWrong = (part: string) => Boolean(getError(part) || getError());
  return (
    <Field
      id={id}
      group
      error={error}
      hint={t('forms.example', { example: inFigures(locale).format(EXAMPLE) })}
      {...getFieldProps(question)}
    >
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
        {read instanceof Date && (
          <p className={css.labelText}>{t('forms.date', toText(read, locale))}</p>
        )}
      </FieldGroup>
    </Field>
  );
}

/**
 * A date typed in separate fields in the order of the locale. No time zone moves it to another day.
 */
export function DateControl({ control }: EventControlProps) {
  return control.inputs.map((input) => (
    <DateQuestion key={input.name} control={control} input={input} />
  ));
}

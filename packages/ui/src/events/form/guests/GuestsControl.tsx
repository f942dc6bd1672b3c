'use client';

import { guestCount, type Question } from '@vitrine/atoms';
import { Field } from '../../../primitives/field/Field.tsx';
import { NumberStepper } from '../../../primitives/number-stepper/NumberStepper.tsx';
import { useUi } from '../../../provider/UiProvider.tsx';
import { getFieldProps } from '../controls/get-field-props.ts';
import { TextInputControl } from '../controls/TextControls.tsx';
import type { EventControlProps } from '../state/event-form-context.ts';
import { useFormAnswer } from '../state/use-form-answer.ts';
import { GuestNames } from './GuestNames.tsx';
import * as css from './Guests.css.ts';
import '../../../messages/en/forms.ts';

/** Maximum number of guests if the form defines none. Equals the largest limit of all forms. */
const MAX_GUESTS = 10;

/** The number of additional guests, and a line for the name of each. */
export function GuestsControl({ control }: EventControlProps) {
  const counted = control.inputs.find(({ type }) => type === 'NUMBER');
  if (!counted) return <TextInputControl control={control} />;
  return <GuestCount control={control} input={counted} />;
}

function GuestCount(question: Question) {
  const { control, input } = question;
  const { t, locale } = useUi();
  const { id, answer, change, error } = useFormAnswer(question);
  const most = (input.type === 'NUMBER' && input.maxSize) || MAX_GUESTS;
  const count = Math.min(guestCount(control, { [input.name]: answer }, locale), most);
  const names = control.inputs.find(({ type }) => type === 'TEXT_ARRAY');
  const { label, optional } = getFieldProps(question);
  const choose = (next: number) => change(next > 0 || input.mandatory ? String(next) : '');
  return (
    <div className={css.root}>
      <Field id={id} label={label} error={error} optional={optional}>
        <NumberStepper
          value={count}
          onValueChange={choose}
          max={most}
          of={label}
          reason={{ max: t('forms.mostGuests', { count: most }) }}
        />
      </Field>
      {names && (
        <GuestNames
          control={control}
          input={names}
          count={count}
          most={most}
          stepperId={id}
          onRemove={() => choose(count - 1)}
        />
      )}
    </div>
  );
}

import { type AddressAnswer, type AddressPart, addressFormat, type Question } from '@vitrine/atoms';
import { useMemo, useRef } from 'react';
import { countryName } from '../../../lib/country-name.ts';
import { useAnnounce } from '../../../primitives/announcer/Announcer.tsx';
import { Field } from '../../../primitives/field/Field.tsx';
import { FieldGroup } from '../../../primitives/field/FieldGroup.tsx';
import { useUi } from '../../../provider/UiProvider.tsx';
import { partWords } from '../address-words.ts';
import type { EventControlProps } from '../event-form-context.ts';
import { fieldOf } from '../field-of.ts';
import { useFormAnswer } from '../use-answer.ts';
import * as css from './Address.css.ts';
import { AddressPartField } from './AddressPartField.tsx';
import { CountryPart } from './CountryPart.tsx';
import { movedTo, type ParkedParts } from './moved-address.ts';
import { rowsOf } from './rows.ts';

/** An address, part by part as its country writes it. */
export function AddressQuestion(question: Question) {
  const { t, locale } = useUi();
  const announce = useAnnounce();
  const { id, section, answer, change, errorOf } = useFormAnswer<AddressAnswer>(question);
  const parked = useRef<ParkedParts>({});
  const { country } = answer;
  const format = useMemo(() => addressFormat(country, locale), [country, locale]);
  const { required: isNeeded, ...field } = fieldOf(question);

  // Which parts are needed is known with the country; a second line is so nowhere.
  const isOptional = (part: AddressPart) =>
    part === 'addressLine2' || (country !== '' && !format.required.has(part));

  const move = (next: string) => {
    change((before) => {
      const moved = movedTo(next, before, parked.current);
      parked.current = moved.parked;
      return moved.address;
    });
    const names = addressFormat(next, locale).parts.map((part) => partWords(part, next, t));
    const fields = new Intl.ListFormat(locale, { type: 'unit' }).format(names);
    announce(t('forms.addressFields', { country: countryName(next, locale), fields }));
  };

  return (
    <Field id={id} group error={errorOf()} {...field}>
      <FieldGroup className={css.parts}>
        <CountryPart
          {...{ id, question, section, value: country, onValueChange: move }}
          required={isNeeded}
          error={errorOf('country')}
        />
        {rowsOf(format.parts).map(({ part, width }) => (
          <AddressPartField
            key={part}
            {...{ id, question, section, part, answer, change }}
            className={css.widths[width]}
            required={isNeeded && format.required.has(part)}
            optional={isOptional(part)}
            error={errorOf(part) ?? (part === 'region' ? errorOf('subdivision') : undefined)}
          />
        ))}
      </FieldGroup>
    </Field>
  );
}

/** An address by its country: labels, order, what is needed, postcode and regions. */
export function AddressControl({ control }: EventControlProps) {
  return control.inputs.map((input) => (
    <AddressQuestion key={input.name} control={control} input={input} />
  ));
}

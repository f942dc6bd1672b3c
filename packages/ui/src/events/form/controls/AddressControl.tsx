'use client';

import { type AddressAnswer, type AddressPart, addressFormat, type Question } from '@vitrine/atoms';
import { useMemo, useRef } from 'react';
import { AddressField } from '../../../patterns/postal-address/AddressField.tsx';
import { getAddressPartLabel } from '../../../patterns/postal-address/address-labels.ts';
import { layoutAddress } from '../../../patterns/postal-address/address-layout.ts';
import { CountrySelect } from '../../../patterns/postal-address/CountrySelect.tsx';
import {
  changeCountry,
  type DetachedParts,
} from '../../../patterns/postal-address/change-country.ts';
import * as css from '../../../patterns/postal-address/PostalAddress.css.ts';
import { useAnnounce } from '../../../primitives/announcer/Announcer.tsx';
import { Field } from '../../../primitives/field/Field.tsx';
import { FieldGroup } from '../../../primitives/field/FieldGroup.tsx';
import { Text } from '../../../primitives/text/Text.tsx';
import { useUi } from '../../../provider/UiProvider.tsx';
import { getCountryName } from '../../../utils/country-name.ts';
import type { EventControlProps } from '../state/event-form-context.ts';
import { useFormAnswer } from '../state/use-form-answer.ts';
import { getFieldProps } from './get-field-props.ts';
import '../../../messages/en/forms.ts';

/** An address with separate fields in the format of its country. */
export function AddressQuestion(question: Question) {
  const { t, locale } = useUi();
  const announce = useAnnounce();
  const { id, section, answer, change, getError } = useFormAnswer<AddressAnswer>(question);
  const detached = useRef<DetachedParts>({});
  const { country } = answer;
  const format = useMemo(() => addressFormat(country, locale), [country, locale]);
  const { required: isNeeded, label, ...field } = getFieldProps(question);

  // The required fields depend on the country. A second line is never required.
  const isOptional = (part: AddressPart) =>
    part === 'addressLine2' || (country !== '' && !format.required.has(part));

  const move = (next: string) => {
    change((before) => {
      const moved = changeCountry(next, before, detached.current);
      detached.current = moved.detached;
      return moved.address;
    });
    const names = addressFormat(next, locale).parts.map((part) =>
      getAddressPartLabel(part, next, t),
    );
    const fields = new Intl.ListFormat(locale, { type: 'unit' }).format(names);
    announce(t('forms.addressFields', { country: getCountryName(next, locale), fields }));
  };

  return (
    <Field
      id={id}
      group
      className={css.group}
      // A level above the labels of its fields.
      label={<Text variant="bodyStrong">{label}</Text>}
      error={getError()}
      {...field}
    >
      <FieldGroup className={css.parts}>
        <CountrySelect
          {...{ id, question, section, value: country, onValueChange: move }}
          required={isNeeded}
          error={getError('country')}
        />
        {layoutAddress(format.parts).map(({ part, width }) => (
          <AddressField
            key={part}
            {...{ id, question, section, part, answer, change }}
            className={css.widths[width]}
            required={isNeeded && format.required.has(part)}
            optional={isOptional(part)}
            error={getError(part) ?? (part === 'region' ? getError('subdivision') : undefined)}
          />
        ))}
      </FieldGroup>
    </Field>
  );
}

/** An address with the labels, order, required fields, postcode and regions of its country. */
export function AddressControl({ control }: EventControlProps) {
  return control.inputs.map((input) => (
    <AddressQuestion key={input.name} control={control} input={input} />
  ));
}

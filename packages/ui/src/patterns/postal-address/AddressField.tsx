'use client';

import { addressFormat, isPostalCode } from '@vitrine/atoms';
import { useState } from 'react';
import { Field } from '../../primitives/field/Field.tsx';
import { useUi } from '../../provider/UiProvider.tsx';
import { getCountryName } from '../../utils/country-name.ts';
import { type AddressInputProps, AddressLineInput } from './AddressLineInput.tsx';
import { getAddressPartLabel } from './address-labels.ts';
import { getCustomLabel } from './get-custom-label.ts';
import * as css from './PostalAddress.css.ts';
import { RegionSelect } from './RegionSelect.tsx';
import '../../messages/en/forms.ts';

export interface AddressFieldProps extends AddressInputProps {
  required: boolean;
  optional: boolean;
  error: string | undefined;
  className: string;
}

/** A field of an address: a list of regions if its country has one, else a text line. */
export function AddressField(props: AddressFieldProps) {
  const { id, question, part, answer, required, optional, error, className } = props;
  const { t } = useUi();
  const label = getCustomLabel(question, part) ?? getAddressPartLabel(part, answer.country, t);
  const Part =
    part === 'region' ? RegionSelect : part === 'postalCode' ? PostalCodeInput : AddressLineInput;
  return (
    <Field id={`${id}-${part}`} {...{ label, required, optional, error, className }}>
      <Part {...props} />
    </Field>
  );
}

/** A postcode in a format unknown for its country shows a warning, but is accepted. */
function PostalCodeInput(props: AddressInputProps) {
  const { id, answer } = props;
  const { t, locale } = useUi();
  const [left, setLeft] = useState('');
  const { postalCodeExample: example } = addressFormat(answer.country, locale);
  const isOdd =
    example !== undefined &&
    left === answer.postalCode &&
    !isPostalCode(answer.country, answer.postalCode);
  const oddId = `${id}-postalCode-odd`;
  return (
    <>
      <AddressLineInput
        {...props}
        {...(isOdd && { describedBy: oddId })}
        onBlur={() => setLeft(answer.postalCode)}
      />
      {isOdd && (
        <span id={oddId} className={css.odd}>
          {t('forms.postalCodeUnusual', {
            country: getCountryName(answer.country, locale),
            example,
          })}
        </span>
      )}
    </>
  );
}

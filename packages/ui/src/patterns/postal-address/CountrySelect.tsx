'use client';

import { getAutocomplete, type Question } from '@vitrine/atoms';
import { useMemo } from 'react';
import { Field } from '../../primitives/field/Field.tsx';
import { NativeSelect } from '../../primitives/native-select/NativeSelect.tsx';
import { useUi } from '../../provider/UiProvider.tsx';
import { allCountryCodes, getCountryOptions } from './countries.ts';
import { getCustomLabel } from './get-custom-label.ts';
import * as css from './PostalAddress.css.ts';
import '../../messages/en/forms.ts';

export interface CountrySelectProps {
  /** Id of the address control. */
  id: string;
  question: Question;
  section: string | undefined;
  value: string;
  required: boolean;
  error: string | undefined;
  onValueChange: (country: string) => void;
}

/** The country of an address, which decides about all else. */
export function CountrySelect({
  id,
  question,
  section,
  value,
  required,
  error,
  onValueChange,
}: CountrySelectProps) {
  const { t, locale } = useUi();
  const countries = useMemo(() => getCountryOptions(allCountryCodes, locale), [locale]);
  const label = getCustomLabel(question, 'country') ?? t('forms.country');
  return (
    <Field id={`${id}-country`} className={css.widths.whole} {...{ label, required, error }}>
      <NativeSelect
        options={countries}
        placeholder={t('forms.chooseCountry')}
        autoComplete={getAutocomplete(question, { part: 'country', section })}
        value={value}
        onChange={(event) => onValueChange(event.target.value)}
      />
    </Field>
  );
}

'use client';

import { Combobox } from '../../primitives/combobox/Combobox.tsx';
import { Field } from '../../primitives/field/Field.tsx';
import * as Select from '../../primitives/select/Select.tsx';
import { useUi } from '../../provider/UiProvider.tsx';
import type { CountryOption } from './countries.ts';
import '../../messages/en/totals.ts';

/** Up to this number, countries are selected from a list; more are found by typing. */
const LISTED = 25;

export interface CountryFieldProps {
  options: readonly CountryOption[];
  /** ISO 3166-1 alpha-2 code; empty while none is chosen. */
  value: string;
  isMissing: boolean;
  onValueChange: (country: string) => void;
}

/** The country to which the cart is shipped. */
export function CountryField({ options, value, isMissing, onValueChange }: CountryFieldProps) {
  const { t } = useUi();
  return (
    <Field
      label={t('cart.estimate.country')}
      error={isMissing ? t('cart.estimate.chooseCountry') : undefined}
    >
      {options.length > LISTED ? (
        <Combobox
          options={options}
          value={value}
          onValueChange={onValueChange}
          autoComplete="country-name"
        />
      ) : (
        <Select.Root value={value} onValueChange={onValueChange} autoComplete="country">
          {options.map((country) => (
            <Select.Item key={country.value} value={country.value}>
              {country.label}
            </Select.Item>
          ))}
        </Select.Root>
      )}
    </Field>
  );
}

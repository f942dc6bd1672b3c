'use client';

import { getPostalCodeExample, getPostalCodeRequirement } from '@vitrine/atoms';
import type { ReactNode } from 'react';
import { Field } from '../../primitives/field/Field.tsx';
import { TextField } from '../../primitives/text-field/TextField.tsx';
import { useUi } from '../../provider/UiProvider.tsx';
import * as coupon from '../coupon/CouponForm.css.ts';
import type { AddressProblems } from './address-draft.ts';
import '../../messages/en/totals.ts';

export interface PostalCodeFieldProps {
  /** ISO 3166-1 alpha-2 code; empty while none is chosen. */
  country: string;
  value: string;
  problem: AddressProblems['postalCode'];
  onValueChange: (postalCode: string) => void;
  /** The button at its end. */
  children: ReactNode;
}

const postalCode = {
  label: 'cart.estimate.postalCode',
  enter: 'cart.estimate.enterPostalCode',
  malformed: 'cart.estimate.malformed',
} as const;

/** The name of a postal code in the United States. */
const zipCode = {
  label: 'cart.estimate.zipCode',
  enter: 'cart.estimate.enterZipCode',
  malformed: 'cart.estimate.malformedZipCode',
} as const;

/** The postcode, which is written as the country does once it is sent. */
export function PostalCodeField({
  country,
  value,
  problem,
  onValueChange,
  children,
}: PostalCodeFieldProps) {
  const { t } = useUi();
  const texts = country === 'US' ? zipCode : postalCode;
  const example = problem === 'malformed' ? getPostalCodeExample(country) : undefined;
  const error = example ? t(texts.malformed, { example }) : problem && t(texts.enter);
  return (
    <Field
      label={t(texts.label)}
      optional={country !== '' && getPostalCodeRequirement(country) === 'optional'}
      error={error}
    >
      <div className={coupon.answer}>
        <TextField
          value={value}
          autoComplete="postal-code"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={24}
          onChange={(event) => onValueChange(event.target.value)}
        />
        {children}
      </div>
    </Field>
  );
}

'use client';

import {
  cartTotalsAtom,
  deliveryAtom,
  estimateAddressAtom,
  getPostalCodeRequirement,
  useAtom,
  useAtomValue,
  useSetAtom,
} from '@vitrine/atoms';
import { type ComponentProps, type FormEvent, useEffect, useRef, useState } from 'react';
import * as coupon from '../../patterns/coupon/CouponForm.css.ts';
import {
  type AddressDraft,
  type AddressProblems,
  getAddressProblems,
  toAddressDraft,
  toEstimateAddress,
} from '../../patterns/postal-address/address-draft.ts';
import { CountryField } from '../../patterns/postal-address/CountryField.tsx';
import { allCountryCodes, getCountryOptions } from '../../patterns/postal-address/countries.ts';
import { PostalCodeField } from '../../patterns/postal-address/PostalCodeField.tsx';
import { SubdivisionField } from '../../patterns/postal-address/SubdivisionField.tsx';
import { getSubdivisions } from '../../patterns/postal-address/subdivisions.ts';
import { Button } from '../../primitives/button/Button.tsx';
import { useUi } from '../../provider/UiProvider.tsx';
import { classes } from '../../utils/classes.ts';
import * as css from './Estimate.css.ts';
import '../../messages/en/totals.ts';

export interface EstimateAddressProps
  extends Omit<ComponentProps<'form'>, 'children' | 'onSubmit'> {
  /** ISO 3166-1 codes of the countries to choose from; all of them by default. */
  countries?: readonly string[];
}

/**
 * Destination of the cart, as far as it affects delivery and tax: country, region if relevant, and
 * the postcode in the country's format. It is validated here; nothing is requested before it is
 * complete.
 */
export function EstimateAddress({
  countries = allCountryCodes,
  className,
  ...rest
}: EstimateAddressProps) {
  const { t, locale } = useUi();
  const [address, estimate] = useAtom(estimateAddressAtom);
  const { status } = useAtomValue(deliveryAtom);
  const refresh = useSetAtom(cartTotalsAtom);
  const [draft, setDraft] = useState(() => toAddressDraft(address, countries));
  const [problems, setProblems] = useState<AddressProblems>({});
  const [rejections, setRejections] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (rejections > 0) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [rejections]);

  const change = (changed: Partial<AddressDraft>) => {
    const next = { ...draft, ...changed };
    setDraft(next);
    // Errors show on submit, and disappear once corrected.
    const left = getAddressProblems(next);
    setProblems((before) =>
      Object.fromEntries(
        Object.entries(before).filter(([name]) => left[name as keyof AddressDraft]),
      ),
    );
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    form.current = event.currentTarget;
    const found = getAddressProblems(draft);
    setProblems(found);
    if (Object.keys(found).length > 0) return setRejections((count) => count + 1);
    const fullAddress = toEstimateAddress(draft);
    setDraft({ ...draft, postalCode: fullAddress.postalCode ?? draft.postalCode });
    estimate(fullAddress);
    const isAnotherTry = JSON.stringify(fullAddress) === JSON.stringify(address);
    if (isAnotherTry && status === 'failed') void refresh();
  };

  const parts = getSubdivisions(draft.country);
  const button = (
    <Button
      type="submit"
      className={coupon.apply}
      state={status === 'pending' ? 'loading' : 'idle'}
      labels={{ loading: t('cart.estimate.loading') }}
    >
      {t('cart.estimate.submit')}
    </Button>
  );
  return (
    <form {...rest} noValidate onSubmit={submit} className={classes(css.fields, className)}>
      {countries.length !== 1 && (
        <CountryField
          options={getCountryOptions(countries, locale)}
          value={draft.country}
          isMissing={problems.country !== undefined}
          onValueChange={(country) => change({ country, subdivision: '' })}
        />
      )}
      {parts && (
        <SubdivisionField
          key={draft.country}
          parts={parts}
          value={draft.subdivision}
          isMissing={problems.subdivision !== undefined}
          onValueChange={(subdivision) => change({ subdivision })}
        />
      )}
      {getPostalCodeRequirement(draft.country) === 'none' ? (
        button
      ) : (
        <PostalCodeField
          country={draft.country}
          value={draft.postalCode}
          problem={problems.postalCode}
          onValueChange={(postalCode) => change({ postalCode })}
        >
          {button}
        </PostalCodeField>
      )}
    </form>
  );
}

'use client';

import { type EstimateAddress, estimateAddressAtom, useAtomValue } from '@vitrine/atoms';
import { joinTexts } from '../../messages/join-texts.ts';
import { useUi } from '../../provider/UiProvider.tsx';
import { getCountryName } from '../../utils/country-name.ts';

/** Returns a short form of an address, as in “Denmark, 9000”. */
export function getDestinationText(
  { country, postalCode, city }: EstimateAddress,
  locale: string,
): string {
  const name = country ? getCountryName(country, locale) : undefined;
  return joinTexts([name, postalCode || city], locale);
}

/** Returns a short form of the estimate's destination; nothing without an address. */
export function useShippingDestination(): string | undefined {
  const { locale } = useUi();
  const address = useAtomValue(estimateAddressAtom);
  return (address && getDestinationText(address, locale)) || undefined;
}

import type { StreetAddress } from '@vitrine/client';
import type { AddressAnswer } from '../../../address/address-format.ts';
import { formatAddress } from '../../../address/address-format.ts';
import type { AnswerCodec } from './answer-codec.ts';
import { emptyAddress } from './answers.ts';

/** A street in its pieces on one line. */
const readStreet = ({ number, name, apt }: StreetAddress = {}): string =>
  [name, number, apt].filter(Boolean).join(' ');

/** An address in separate parts, with the complete address on one line for readers of the order. */
export const addressCodec: AnswerCodec<AddressAnswer> = {
  encode(answer) {
    const trimmed = { ...answer };
    for (const part of Object.keys(trimmed) as (keyof AddressAnswer)[]) {
      trimmed[part] = trimmed[part].trim();
    }
    const { country, region, ...parts } = trimmed;
    if (![region, ...Object.values(parts)].some(Boolean)) return undefined;
    const filled = Object.fromEntries(Object.entries(parts).filter(([, value]) => value));
    return {
      address: {
        formatted: formatAddress(trimmed),
        address: {
          ...(country && { country }),
          ...filled,
          ...(region && { subdivisionFullname: region }),
        },
      },
    };
  },
  decode({ address, value }) {
    const parts = address?.address;
    if (!parts) return { ...emptyAddress, addressLine: address?.formatted ?? value ?? '' };
    return {
      country: parts.country ?? '',
      subdivision: parts.subdivision ?? '',
      region: parts.subdivisionFullname ?? '',
      city: parts.city ?? '',
      postalCode: parts.postalCode ?? '',
      addressLine: parts.addressLine ?? readStreet(parts.streetAddress),
      addressLine2: parts.addressLine2 ?? '',
    };
  },
};

import { type AddressPart, addressFormat } from '@vitrine/atoms';
import type { PlainMessageKey } from '../../messages/message-catalog.ts';
import type { TextContext } from '../../provider/UiProvider.tsx';
import '../../messages/en/forms.ts';

const known: Readonly<Record<string, true>> = {
  'forms.postcode.zip': true,
  'forms.postcode.eircode': true,
  'forms.region.area': true,
  'forms.region.county': true,
  'forms.region.department': true,
  'forms.region.district': true,
  'forms.region.do_si': true,
  'forms.region.island': true,
  'forms.region.parish': true,
  'forms.region.prefecture': true,
  'forms.region.state': true,
} satisfies Partial<Record<PlainMessageKey, true>>;

const getMessageKey = (key: string, usual: PlainMessageKey): PlainMessageKey =>
  Object.hasOwn(known, key) ? (key as PlainMessageKey) : usual;

const parts: ReadonlySet<string> = new Set<AddressPart>([
  'country',
  'subdivision',
  'region',
  'city',
  'postalCode',
  'addressLine',
  'addressLine2',
]);

/** Whether the name is that of an address field. */
export const isAddressPart = (part: string): part is AddressPart => parts.has(part);

/** Returns the label of an address field in a country: “Prefecture”, “Eircode”. */
export function getAddressPartLabel(
  part: AddressPart,
  country: string,
  t: TextContext['t'],
): string {
  // The order of the fields is not used here, so the locale is irrelevant.
  const { regionKind, postcodeKind } = addressFormat(country, 'en');
  switch (part) {
    case 'region':
    case 'subdivision':
      return t(getMessageKey(`forms.region.${regionKind}`, 'forms.region.province'));
    case 'postalCode':
      return t(getMessageKey(`forms.postcode.${postcodeKind}`, 'forms.postcode.postal'));
    default:
      return t(`forms.${part}`);
  }
}

import { expect, it } from 'vitest';
import { getDestinationText } from './use-shipping-destination.ts';

it.each([
  [{ country: 'DK', postalCode: '9000', city: 'Aalborg' }, 'Denmark, 9000'],
  [{ country: 'DK', postalCode: '', city: 'Aalborg' }, 'Denmark, Aalborg'],
  [{ country: 'DK' }, 'Denmark'],
  [{ country: '', postalCode: '9000' }, '9000'],
  [{}, ''],
])('describes the destination %j', (address, text) => {
  expect(getDestinationText(address as Parameters<typeof getDestinationText>[0], 'en')).toBe(text);
});

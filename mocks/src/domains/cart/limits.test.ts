import { expect, test } from 'vitest';
import { getViolatedFields, nest } from '../../testing/api-caller.ts';
import { newShopper } from '../../testing/shopper.ts';

const shop = newShopper();
await shop.add(shop.item('low-pitcher'));

const text = (length: number) => 'x'.repeat(length);

test.each([
  ['buyerNote', 1000],
  ['buyerInfo.contactId', 100],
  ['contactInfo.address.subdivision', 20],
  ['contactInfo.address.city', 100],
  ['contactInfo.address.postalCode', 20],
  ['contactInfo.address.streetAddress.number', 50],
  ['contactInfo.address.streetAddress.name', 200],
  ['contactInfo.address.streetAddress.apt', 50],
  ['contactInfo.address.addressLine', 200],
  ['contactInfo.address.addressLine2', 200],
  ['contactInfo.address.formattedAddress', 500],
  ['contactInfo.address.hint', 500],
  ['contactInfo.address.countryFullname', 100],
  ['contactInfo.address.subdivisionFullname', 100],
  ['contactInfo.contactDetails.firstName', 100],
  ['contactInfo.contactDetails.lastName', 100],
  ['contactInfo.contactDetails.phone', 50],
  ['contactInfo.contactDetails.company', 200],
  ['contactInfo.contactDetails.vatId.id', 50],
  ['selectedShippingOption.code', 100],
])('%s of a cart has up to %i characters', async (path, most) => {
  const patch = (length: number) => shop.patch({ cartInfo: nest(path, text(length)) });
  expect((await patch(most)).status).toBe(200);
  expect(getViolatedFields(await patch(most + 1))).toEqual([`cartInfo.${path}`]);
});

test.each([
  ['productName.original', 500],
  ['productName.translated', 500],
  ['physicalProperties.sku', 100],
  ['image.id', 500],
  ['image.altText', 1000],
  ['image.url', 2000],
  ['image.filename', 500],
])('%s of a line has up to %i characters', async (path, most) => {
  const add = (length: number) =>
    shop.add({ ...shop.item('low-pitcher'), catalogOverrideFields: nest(path, text(length)) });
  expect((await add(most)).status).toBe(200);
  expect(getViolatedFields(await add(most + 1))).toEqual([
    `lineItems[0].catalogOverrideFields.${path}`,
  ]);
});

test.each([
  ['catalogOverrideFields.image.width', 0, 100_000],
  ['catalogOverrideFields.image.height', 0, 100_000],
  ['catalogOverrideFields.physicalProperties.weight', 0, 1_000_000],
  ['serviceProperties.numberOfParticipants', 1, 10_000],
  ['subscriptionOptionInfo.subscriptionSettings.interval', 1, 1000],
  ['subscriptionOptionInfo.subscriptionSettings.billingCycles', 1, 999],
])('%s of a line is between %i and %i', async (path, least, most) => {
  const add = (value: number) => shop.add({ ...shop.item('low-pitcher'), ...nest(path, value) });
  const field = `lineItems[0].${path}`;
  for (const value of [least, most])
    expect(getViolatedFields(await add(value))).not.toContain(field);
  for (const value of [least - 1, most + 1])
    expect(getViolatedFields(await add(value))).toContain(field);
});

test.each([
  ['subscriptionOptionInfo.title.original', 500],
  ['subscriptionOptionInfo.description.translated', 500],
  ['selectedMembership.id', 100],
  ['selectedMembership.appId', 100],
])('%s of a line has up to %i characters, too', async (path, most) => {
  const add = (length: number) =>
    shop.add({ ...shop.item('low-pitcher'), ...nest(path, text(length)) });
  expect((await add(most)).status).toBe(200);
  expect(getViolatedFields(await add(most + 1))).toEqual([`lineItems[0].${path}`]);
});

test.each([
  ['name.original', 500],
  ['plainText.original', 500],
  ['colorInfo.original', 500],
  ['colorInfo.translated', 500],
  ['colorInfo.code', 50],
])('%s in the description of a line has up to %i characters', async (path, most) => {
  const add = (length: number) => {
    const descriptionLines = [nest(path, text(length))];
    return shop.add({ ...shop.item('low-pitcher'), catalogOverrideFields: { descriptionLines } });
  };
  expect((await add(most)).status).toBe(200);
  expect(getViolatedFields(await add(most + 1))).toEqual([
    `lineItems[0].catalogOverrideFields.descriptionLines[0].${path}`,
  ]);
});

test.each([
  ['latitude', 90],
  ['longitude', 180],
])('the %s of an address is between −%i and %i', async (key, most) => {
  const patch = async (degrees: number) => {
    const geocode = { latitude: 0, longitude: 0, [key]: degrees };
    return getViolatedFields(
      await shop.patch({ cartInfo: { contactInfo: { address: { geocode } } } }),
    );
  };
  const field = `cartInfo.contactInfo.address.geocode.${key}`;
  for (const degrees of [-most, most]) expect(await patch(degrees)).toEqual([]);
  for (const degrees of [-most - 1, most + 1]) expect(await patch(degrees)).toEqual([field]);
});

test.each([
  ['id', 100],
  ['itemType.custom', 100],
  ['taxGroupId', 100],
  ['consentRequiredPaymentPolicy', 1000],
  ['priceDescription.original', 500],
  ['rootCatalogItemId', 100],
  ['url.url', 2000],
  ['url.relativePath', 2000],
])('%s of a custom line has up to %i characters', async (path, most) => {
  const custom = {
    productName: { original: 'Repair of a vase' },
    price: '40.00',
    quantity: 1,
    ...(path.startsWith('itemType') ? {} : { itemType: { preset: 'SERVICE' } }),
  };
  const add = (length: number) =>
    shop.post('add-to-cart', { customLineItems: [{ ...custom, ...nest(path, text(length)) }] });
  expect((await add(most)).status).toBe(200);
  expect(getViolatedFields(await add(most + 1))).toEqual([`customLineItems[0].${path}`]);
});

test('the reference of a custom line has up to 100 characters for each id', async () => {
  const add = async (appId: number, catalogItemId: number) => {
    const catalogReference = { appId: text(appId), catalogItemId: text(catalogItemId) };
    const line = { productName: { original: 'Repair' }, price: '40.00', catalogReference };
    return getViolatedFields(await shop.post('add-to-cart', { customLineItems: [line] }));
  };
  const field = 'customLineItems[0].catalogReference';
  expect(await add(100, 100)).toEqual([]);
  expect(await add(101, 100)).toEqual([`${field}.appId`]);
  expect(await add(100, 101)).toEqual([`${field}.catalogItemId`]);
});

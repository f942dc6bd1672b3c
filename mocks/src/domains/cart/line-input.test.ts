import { beforeEach, describe, expect, test } from 'vitest';
import { getViolatedFields, type Json } from '../../testing/api-caller.ts';
import { newShopper, type Shopper } from '../../testing/shopper.ts';

let shop: Shopper;
beforeEach(() => {
  shop = newShopper();
});

const custom = {
  productName: { original: 'Repair of a vase' },
  price: '40.00',
  quantity: 1,
  itemType: { preset: 'SERVICE' },
};

const addCustom = (...customLineItems: Json[]) => shop.post('add-to-cart', { customLineItems });
const readLines = async () => (await shop.read()).body.cart.lineItems;

describe('the input of a line item', () => {
  test('is read back as it was written', async () => {
    const terms = {
      serviceProperties: { scheduledDate: '2026-12-01T10:00:00.000Z', numberOfParticipants: 2 },
      subscriptionOptionInfo: {
        title: { original: 'A candle a month' },
        subscriptionSettings: {
          frequency: 'MONTH',
          interval: 1,
          autoRenewal: true,
          billingCycles: 6,
          startDate: '2026-12-01T00:00:00.000Z',
        },
      },
      paymentOption: 'FULL_PAYMENT_OFFLINE',
      selectedMembership: { id: 'circle', appId: 'plans' },
      savePaymentMethod: true,
    };
    await shop.add({ ...shop.item('low-pitcher'), ...terms });
    expect((await readLines())[0]).toMatchObject({
      ...terms,
      productName: { original: 'Low pitcher' },
    });
    const described = {
      ...custom,
      id: 'repair-7',
      priceDescription: { original: 'per vase' },
      descriptionLines: [
        { name: { original: 'Crack' }, lineType: 'PLAIN_TEXT', plainText: { original: 'foot' } },
      ],
      url: { url: 'https://fennhouse.example/repair' },
      quantityAvailable: 2,
      physicalProperties: { weight: 0.75, sku: 'R', shippable: true },
      taxGroupId: 'services',
      catalogReference: { appId: 'repairs', catalogItemId: '7', options: { id: 'free-form' } },
    };
    const image = { url: 'https://fennhouse.example/vase.jpg', width: 4, height: 5 };
    await addCustom({ ...described, media: image });
    const { price: _price, productName: _name, quantityAvailable: _left, ...same } = described;
    expect((await readLines())[1]).toMatchObject({
      ...same,
      image,
      availability: { status: 'AVAILABLE', quantityAvailable: 2 },
      customLineItem: true,
    });
  });

  test('keeps line items of one product separate when their terms differ', async () => {
    const on = (scheduledDate: string) => ({
      ...shop.item('low-pitcher'),
      serviceProperties: { scheduledDate },
    });
    await shop.add(
      on('2026-12-01T10:00:00Z'),
      on('2026-12-02T10:00:00Z'),
      on('2026-12-01T10:00:00Z'),
    );
    await shop.add({ ...shop.item('low-pitcher'), catalogOverrideFields: { price: '10.00' } });
    await shop.add(shop.item('low-pitcher'), shop.item('low-pitcher'));
    expect((await readLines()).map(({ quantity }: Json) => quantity)).toEqual([2, 1, 1, 2]);
  });

  test('never overrides values that the platform computes', async () => {
    const stolen = { id: 'mine', quantity: 'many', availability: 'no', price: '1.00', x: 1 };
    await shop.add({ ...shop.item('low-pitcher'), catalogOverrideFields: stolen });
    await addCustom({ ...custom, customLineItem: false, availability: 'no', x: 1 });
    const [line, own] = await readLines();
    expect(line).toMatchObject({
      quantity: 1,
      availability: { status: 'AVAILABLE' },
      price: { amount: '1.00' },
    });
    expect(line.id).not.toBe('mine');
    expect(own).toMatchObject({ customLineItem: true, availability: { status: 'AVAILABLE' } });
    expect([line.x, own.x]).toEqual([undefined, undefined]);
  });

  test('reports the invalid field', async () => {
    const item = shop.item('low-pitcher');
    for (const [wrong, field] of [
      [{ paymentOption: 'CASH' }, 'paymentOption'],
      [{ serviceProperties: { scheduledDate: 'soon' } }, 'serviceProperties.scheduledDate'],
      [
        { subscriptionOptionInfo: { subscriptionSettings: { frequency: 'HOUR' } } },
        'subscriptionOptionInfo.subscriptionSettings.frequency',
      ],
      [{ catalogOverrideFields: { image: { width: -1 } } }, 'catalogOverrideFields.image.width'],
      [
        { catalogOverrideFields: { image: { id: 'i'.repeat(501) } } },
        'catalogOverrideFields.image.id',
      ],
      [{ savePaymentMethod: 'yes' }, 'savePaymentMethod'],
    ] as const) {
      expect(getViolatedFields(await shop.add({ ...item, ...wrong }))).toEqual([
        `lineItems[0].${field}`,
      ]);
    }
    const type = await addCustom({ ...custom, itemType: { preset: 'ANIMAL' } });
    expect(getViolatedFields(type)).toEqual(['customLineItems[0].itemType.preset']);
    const twice = await addCustom({ ...custom, id: 'one' }, { ...custom, id: 'one' });
    expect(getViolatedFields(twice)).toEqual(['customLineItems[1].id']);
  });
});

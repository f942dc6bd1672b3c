import { beforeEach, describe, expect, test } from 'vitest';
import { getCode, getViolatedFields } from '../../testing/api-caller.ts';
import { getLines, newShopper, type Shopper, stamp } from '../../testing/shopper.ts';

let shop: Shopper;
beforeEach(() => {
  shop = newShopper();
});

const CHALK = { Colour: 'Chalk', Size: '15 cm' };

describe('addToCart', () => {
  test('fills a line item with the texts, prices and image of the variant', async () => {
    const { status, body } = await shop.add(
      shop.item('ridge-pillar-candle', { Colour: 'Clay', Size: '10 cm' }),
    );
    expect(status).toBe(200);
    const [line] = body.cart.lineItems;
    expect(line).toMatchObject({
      quantity: 1,
      productName: { original: 'Ridge pillar candle' },
      price: { amount: '18.00', formattedAmount: '€18.00' },
      fullPrice: { amount: '24.00' },
      priceDescription: { original: '€9.00 / 100 g' },
      image: { id: 'candle-clay.jpg', width: 640, height: 800 },
      url: { relativePath: '/product-page/ridge-pillar-candle' },
      physicalProperties: { weight: 0.2, shippable: true },
      itemType: { preset: 'PHYSICAL' },
      availability: { status: 'AVAILABLE', quantityAvailable: 3 },
      descriptionLines: [
        {
          name: { original: 'Colour' },
          lineType: 'COLOR',
          colorInfo: { original: 'Clay', code: '#b9603f' },
        },
        { name: { original: 'Size' }, lineType: 'PLAIN_TEXT', plainText: { original: '10 cm' } },
      ],
    });
    expect(body.cart).toMatchObject({
      currency: 'EUR',
      subtotal: { amount: '18.00' },
      taxIncludedInPrices: true,
    });
  });

  test('merges equal items, by choices or by variant, and keeps different ones separate', async () => {
    const variantId = shop.platform.catalog
      .product('ridge-pillar-candle')
      .variants.find(({ choices }) => choices.Colour === 'Chalk' && choices.Size === '15 cm')?.id;
    await shop.add(
      shop.item('ridge-pillar-candle', CHALK),
      shop.item('ridge-pillar-candle', CHALK, { quantity: 2 }),
    );
    await shop.add(shop.item('ridge-pillar-candle', undefined, { variantId }));
    const after = await shop.add(
      shop.item('ridge-pillar-candle', { Colour: 'Moss', Size: '15 cm' }),
    );
    expect(getLines(after).map(([, quantity]) => quantity)).toEqual([4, 1]);
  });

  test('keeps line items with different buyer texts separate', async () => {
    const stamped = (text: string) => shop.item('stamped-cup', undefined, stamp(text));
    const after = await shop.add(stamped('IDA'), stamped('OLE'), stamped('IDA'));
    expect(getLines(after).map(([, quantity]) => quantity)).toEqual([2, 1]);
    expect(after.body.cart.lineItems[1].descriptionLines).toMatchObject([
      { name: { original: 'Letters on the foot' }, plainText: { original: 'OLE' } },
    ]);
  });

  test('rejects missing choices, unknown choices, and missing or overlong texts', async () => {
    expect(getCode(await shop.add(shop.item('ridge-pillar-candle', { Colour: 'Chalk' })))).toBe(
      'INVALID_ITEM_OPTIONS',
    );
    expect(
      getCode(await shop.add(shop.item('ridge-pillar-candle', { Colour: 'Moss', Size: '20 cm' }))),
    ).toBe('INVALID_ITEM_OPTIONS');
    expect(getCode(await shop.add(shop.item('oak-stopper-carafe', { Colour: 'Smoke' })))).toBe(
      'INVALID_ITEM_OPTIONS',
    );
    expect(getCode(await shop.add(shop.item('stamped-cup')))).toBe('CUSTOM_TEXT_MISSING');
    const long = stamp('x'.repeat(13));
    expect(getCode(await shop.add(shop.item('stamped-cup', undefined, long)))).toBe(
      'CUSTOM_TEXT_TOO_LONG',
    );
  });

  test('selects the only variant without a choice', async () => {
    expect(getLines(await shop.add(shop.item('dipped-cup')))).toEqual([['Dipped cup', 1]]);
  });

  test('rejects an unknown product without further details', async () => {
    const unknown = {
      catalogReference: { appId: shop.platform.shop.appId, catalogItemId: 'nothing' },
    };
    const foreign = {
      catalogReference: { ...shop.item('low-pitcher').catalogReference, appId: 'other' },
    };
    expect(getLines(await shop.add(unknown, foreign, shop.item('low-pitcher')))).toEqual([
      ['Low pitcher', 1],
    ]);
  });

  test('adds all items or none', async () => {
    await shop.add(shop.item('low-pitcher'));
    await shop.add(
      shop.item('fold-throw', { Colour: 'Sage' }),
      shop.item('ridge-pillar-candle', {}),
    );
    expect(getLines(await shop.read())).toEqual([['Low pitcher', 1]]);
  });

  test('reports the invalid field', async () => {
    expect(getViolatedFields(await shop.add({}))).toEqual(['lineItems[0].catalogReference.appId']);
    expect(getViolatedFields(await shop.add({ catalogReference: { appId: 'a' } }))).toEqual([
      'lineItems[0].catalogReference.catalogItemId',
    ]);
    for (const quantity of [0, -1, 1.5, '2', 100_001]) {
      expect(getViolatedFields(await shop.add({ ...shop.item('low-pitcher'), quantity }))).toEqual([
        'lineItems[0].quantity',
      ]);
    }
    expect(getViolatedFields(await shop.post('add-to-cart', { lineItems: 'x' }))).toEqual([
      'lineItems',
    ]);
    expect(getViolatedFields(await shop.post('add-to-cart', { customLineItems: [{}] }))).toEqual([
      'customLineItems[0].productName.original',
    ]);
  });

  test('accepts custom line items at their own price', async () => {
    const customLineItems = [
      {
        productName: { original: 'Gift wrapping' },
        price: '4.50',
        quantity: 2,
        itemType: { preset: 'SERVICE' },
      },
    ];
    const { body } = await shop.post('add-to-cart', { customLineItems });
    expect(body.cart.lineItems).toMatchObject([
      {
        customLineItem: true,
        price: { amount: '4.50' },
        itemType: { preset: 'SERVICE' },
        availability: { status: 'AVAILABLE' },
      },
    ]);
    expect(body.cart.subtotal.amount).toBe('9.00');
    const wrong = await shop.post('add-to-cart', {
      customLineItems: [{ ...customLineItems[0], price: '4,50' }],
    });
    expect(getViolatedFields(wrong)).toEqual(['customLineItems[0].price']);
  });
});

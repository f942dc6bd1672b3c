import { beforeEach, describe, expect, test } from 'vitest';
import { getCode } from '../../testing/api-caller.ts';
import { getLines, newShopper, type Shopper, stamp } from '../../testing/shopper.ts';

let shop: Shopper;
beforeEach(() => {
  shop = newShopper();
});

describe('availability', () => {
  const getStatus = async (index = 0) =>
    (await shop.read()).body.cart.lineItems[index].availability;

  test('reports when less is available than the line item requests', async () => {
    await shop.add(shop.item('dipped-cup', undefined, { quantity: 4 }));
    expect(await getStatus()).toEqual({ status: 'PARTIALLY_AVAILABLE', quantityAvailable: 2 });
    shop.platform.catalog.setStock('dipped-cup', 1);
    expect(await getStatus()).toEqual({ status: 'PARTIALLY_AVAILABLE', quantityAvailable: 1 });
    shop.platform.catalog.setStock('dipped-cup', 0);
    expect(await getStatus()).toEqual({ status: 'NOT_AVAILABLE', quantityAvailable: 0 });
    shop.platform.catalog.setStock('dipped-cup', 4);
    expect(await getStatus()).toEqual({ status: 'AVAILABLE', quantityAvailable: 4 });
  });

  test('is that of the variant, where the quantity is not counted', async () => {
    await shop.add(shop.item('low-pitcher'));
    const [variant] = shop.platform.catalog.product('low-pitcher').variants;
    const setStock = (inStock: boolean) => {
      if (variant) variant.stock = { trackQuantity: false, inStock };
    };
    setStock(false);
    expect(await getStatus()).toEqual({ status: 'NOT_AVAILABLE', quantityAvailable: 0 });
    setStock(true);
    expect(await getStatus()).toEqual({ status: 'AVAILABLE' });
  });

  test('keeps the known details of a deleted product in its line item', async () => {
    await shop.add(shop.item('low-pitcher'), shop.item('arch-mirror', { Size: '60 × 40 cm' }));
    shop.platform.catalog.delete('low-pitcher');
    shop.platform.catalog.hide('arch-mirror');
    const { body } = await shop.read();
    expect(body.cart.lineItems).toMatchObject([
      {
        productName: { original: 'Low pitcher' },
        price: { amount: '78.00' },
        availability: { status: 'NOT_FOUND' },
      },
      { productName: { original: 'Arch mirror' }, availability: { status: 'NOT_FOUND' } },
    ]);
  });

  test('shares the stock of a product between two line items', async () => {
    shop.platform.catalog.setStock('stamped-cup', 3);
    const stamped = (text: string) =>
      shop.item('stamped-cup', undefined, { quantity: 2, ...stamp(text) });
    await shop.add(stamped('IDA'), stamped('OLE'));
    expect(await getStatus(0)).toEqual({ status: 'AVAILABLE', quantityAvailable: 3 });
    expect(await getStatus(1)).toEqual({ status: 'PARTIALLY_AVAILABLE', quantityAvailable: 1 });
  });

  test('counts pre-orderable items and does not count untracked stock', async () => {
    await shop.add(
      shop.item('dipped-cups-set', undefined, { quantity: 7 }),
      shop.item('cedar-hand-wash', undefined, { quantity: 999 }),
    );
    expect(await getStatus(0)).toEqual({ status: 'PARTIALLY_AVAILABLE', quantityAvailable: 6 });
    expect(await getStatus(1)).toEqual({ status: 'AVAILABLE' });
  });

  test('updates the price in the cart when it changes in the catalog', async () => {
    await shop.add(shop.item('low-pitcher', undefined, { quantity: 2 }));
    shop.platform.catalog.setPrice('low-pitcher', 80.05);
    expect((await shop.read()).body.cart).toMatchObject({
      subtotal: { amount: '160.10' },
      lineItems: [{ price: { amount: '80.05' } }],
    });
  });

  test('rejects quantities beyond the stock when configured, and changes nothing', async () => {
    shop.platform.cart().rejectBeyondStock();
    const much = await shop.add(shop.item('dipped-cup', undefined, { quantity: 3 }));
    expect([much.status, getCode(much)]).toEqual([428, 'INSUFFICIENT_INVENTORY']);
    const { body } = await shop.add(shop.item('dipped-cup', undefined, { quantity: 2 }));
    const [{ id }] = body.cart.lineItems;
    const more = await shop.post('update-line-items-quantity', {
      lineItems: [{ id, quantity: 3 }],
    });
    expect(more.body.details.applicationError).toMatchObject({
      code: 'INSUFFICIENT_INVENTORY',
      data: { lineItemId: id, quantityAvailable: 2 },
    });
    expect(getLines(await shop.read())).toEqual([['Dipped cup', 2]]);
  });

  test('still accepts available items next to a sold-out line item when configured', async () => {
    await shop.add(shop.item('dipped-cup', undefined, { quantity: 2 }));
    shop.platform.cart().rejectBeyondStock();
    shop.platform.catalog.setStock('dipped-cup', 0);
    expect((await shop.add(shop.item('low-pitcher'))).status).toBe(200);
  });

  test('respects the quantity limit of a custom line item', async () => {
    const custom = { productName: { original: 'Workshop seat' }, price: '40.00' };
    const customLineItems = [{ ...custom, quantity: 3, quantityAvailable: 2 }];
    const { body } = await shop.post('add-to-cart', { customLineItems });
    expect(await getStatus()).toEqual({ status: 'PARTIALLY_AVAILABLE', quantityAvailable: 2 });
    const lineItems = [{ id: body.cart.lineItems[0].id, quantity: 2 }];
    await shop.post('update-line-items-quantity', { lineItems });
    expect(await getStatus()).toEqual({ status: 'AVAILABLE', quantityAvailable: 2 });
  });
});

import { beforeEach, describe, expect, test } from 'vitest';
import { createMockPlatform, type MockPlatform } from '../../platform/mock-platform.ts';
import { type Caller, createClock, NOON, visit } from '../../testing/api-caller.ts';
import { PAYMENT_PROVIDER_DELAY } from '../orders/payment.ts';

const OWNER = 'inger@fennhouse.example';

let clock: ReturnType<typeof createClock>;
let platform: MockPlatform;
let owner: Caller;
let productId: string;
beforeEach(() => {
  clock = createClock();
  platform = createMockPlatform({ clock });
  owner = visit(platform, platform.identity.tokensOf(OWNER).access_token);
  productId = platform.catalog.product('ridge-pillar-candle').id;
});

const readProduct = (id = productId) => platform.people.readChange({ kind: 'product', id });
const rename = (caller: Caller, name: string) =>
  caller.call('PATCH', `/stores/v1/products/${productId}`, { product: { name } });
const inger = (at = NOON) => ({ name: 'Inger Skov', at: new Date(at) });

describe('the last change of a product', () => {
  test('names its member and its time', async () => {
    expect(await readProduct()).toBeNull();
    clock.advance(60_000);
    await rename(owner, 'Tall candle');
    clock.advance(60_000);
    expect(await readProduct()).toEqual(inger(NOON + 60_000));
    const { body } = await owner.call('POST', '/stores/v1/products', {
      product: { name: 'Short candle', priceData: { price: 4 }, productType: 'physical' },
    });
    expect(await readProduct(body.product.id)).toEqual(inger(NOON + 120_000));
    // A product that did not change has no change.
    expect(await readProduct(platform.catalog.product('ring-vase').id)).toBeNull();
  });

  test('is that of several products in bulk, and of a collection', async () => {
    const ids = ['low-pitcher', 'fold-throw'].map((slug) => platform.catalog.product(slug).id);
    const readAll = () => Promise.all(ids.map(readProduct));
    await owner.call('POST', '/stores/v1/bulk/products/update', { ids, set: { price: 50 } });
    expect(await readAll()).toEqual([inger(), inger()]);
    clock.advance(1000);
    const { collectionIds } = platform.catalog.product('low-pitcher');
    const collection = platform.shop.collections.find(({ id }) => !collectionIds.includes(id));
    const path = `/stores/v1/collections/${collection?.id}/productIds`;
    await owner.call('POST', path, { productIds: ids.slice(0, 1) });
    expect(await readAll()).toEqual([inger(NOON + 1000), inger()]);
  });

  test('is named by the email without a name', async () => {
    platform.identity.member(OWNER).identityProfile = { privacyStatus: 'PRIVATE' };
    await rename(owner, 'Tall candle');
    expect(await readProduct()).toEqual({ name: OWNER, at: new Date(NOON) });
  });

  test('is unknown after one without a member', async () => {
    platform.actAsOwner();
    const visitor = visit(platform);
    await rename(owner, 'Tall candle');
    await rename(visitor, 'Taller candle');
    expect(platform.catalog.product('ridge-pillar-candle').name).toBe('Taller candle');
    expect(await readProduct()).toBeNull();
    await rename(owner, 'Tall candle');
    clock.advance(1000);
    platform.catalog.setStock('ridge-pillar-candle', 2);
    expect(await readProduct()).toBeNull();
  });

  test('by a host’s own server is that of the member in whose name it runs', async () => {
    const accessToken = platform.identity.tokensOf(OWNER).access_token;
    const [variant] = platform.catalog.product('ridge-pillar-candle').variants;
    const { quantity: expected = null } = variant?.stock ?? {};
    const changes = [{ variantId: variant?.id ?? '', quantity: 3, expected }];
    const setStock = () => platform.stock.setStock({ productId, changes });
    await platform.identity.runAs(accessToken, setStock);
    expect(await readProduct()).toEqual(inger());
    const { items = [] } = platform.catalog.product('ridge-pillar-candle').media ?? {};
    await platform.media.setOrder(productId, items.map(({ id }) => id).reverse());
    expect(await readProduct()).toBeNull();
    expect(() => platform.identity.runAs('no token', setStock)).toThrow('not valid');
  });

  test('stays with its dataset', async () => {
    await rename(owner, 'Tall candle');
    platform.mode('huge');
    expect(await readProduct()).toBeNull();
    platform.mode('normal');
    expect(await readProduct()).toEqual(inger());
  });
});

describe('the last change of an order', () => {
  const readOrder = (id: string) => platform.people.readChange({ kind: 'order', id });

  test('names its member, and is unknown after a payment', async () => {
    const order = platform.orders.all().find(({ status }) => status === 'INITIATED');
    const { eventId = '', orderNumber = '' } = order ?? {};
    expect(await readOrder(orderNumber)).toBeNull();
    const path = `/events/v1/events/${eventId}/orders/${orderNumber}`;
    await owner.call('PATCH', path, { archived: true });
    expect(await readOrder(orderNumber)).toEqual(inger());
    // A request that changes nothing is no change.
    clock.advance(1000);
    await owner.call('PATCH', path, { archived: true });
    expect(await readOrder(orderNumber)).toEqual(inger());
    platform.orders.pay(orderNumber);
    expect(await readOrder(orderNumber)).toBeNull();
  });

  test('names who captured a payment when the provider has done it', async () => {
    const order = platform.orders.all().find(({ status }) => status === 'AUTHORIZED');
    const { eventId = '', orderNumber = '' } = order ?? {};
    await owner.call('POST', `/events/v1/events/orders/${orderNumber}/capture`, { eventId });
    clock.advance(PAYMENT_PROVIDER_DELAY);
    platform.clock.advance(0);
    expect(platform.orders.read(orderNumber).status).toBe('PAID');
    expect(await readOrder(orderNumber)).toEqual(inger(NOON + PAYMENT_PROVIDER_DELAY));
  });
});

test.each([
  ['kind', { id: '1' }],
  ['kind', { kind: 'event', id: '1' }],
  ['id', { kind: 'order' }],
])('a request with a wrong %s is rejected', async (field, item) => {
  await expect(platform.people.readChange(item as never)).rejects.toMatchObject({
    status: 400,
    details: { validationError: { fieldViolations: [{ field }] } },
  });
});

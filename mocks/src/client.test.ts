import {
  ApplicationError,
  all,
  createClient,
  memoryStorage,
  RequestError,
  SystemError,
  ValidationError,
} from '@vitrine/client';
import * as cart from '@vitrine/client/cart';
import * as catalog from '@vitrine/client/catalog';
import * as collections from '@vitrine/client/collections';
import * as redirects from '@vitrine/client/redirects';
import { describe, expect, test } from 'vitest';
import { createMockPlatform, type MockPlatform, STORES_APP_ID } from './index.ts';
import { createClock } from './testing/api-caller.ts';

function connect(platform: MockPlatform = createMockPlatform(), clock = createClock(Date.now())) {
  const client = createClient({
    clientId: 'fenn-house',
    provider: { apiBaseUrl: platform.apiBaseUrl },
    storage: memoryStorage(),
    fetch: platform.fetch,
    clock,
  });
  return { client, platform, clock };
}

const pitcher = (platform: MockPlatform) => ({
  catalogReference: {
    appId: STORES_APP_ID,
    catalogItemId: platform.catalog.product('low-pitcher').id,
  },
});

const getError = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => undefined,
    (error: unknown) => error,
  );

describe('the real client on the mock platform', () => {
  test('goes from the product list to the hosted checkout', async () => {
    const { client, platform } = connect();
    const { collection } = await collections.getCollectionBySlug(client, 'for-the-table');
    const page = await catalog.queryProducts(client, {
      filter: { collectionIds: { $hasSome: [collection._id] } },
    });
    expect([page.total, page.items.length]).toEqual([23, 23]);
    const [candle] = page.items;
    if (!candle) throw new Error('no candle');
    expect(candle.lastUpdated).toBeInstanceOf(Date);

    const options = await catalog.getProductOptionsAvailability(client, candle._id, {
      Colour: 'Chalk',
      Size: '15 cm',
    });
    const variantId = options.selectedVariant?.variantId;
    const added = await cart.addToCurrentCart(client, {
      lineItems: [
        {
          quantity: 1,
          catalogReference: {
            appId: STORES_APP_ID,
            catalogItemId: candle._id,
            options: { variantId },
          },
        },
      ],
    });
    const [line] = added.cart.lineItems;
    if (!line) throw new Error('no line');
    await cart.updateCurrentCartLineItemQuantity(client, [{ _id: line._id, quantity: 2 }]);
    await cart.updateCurrentCart(client, {
      couponCode: 'FIRSTLIGHT',
      cartInfo: { buyerNote: 'Ring twice' },
      cartFieldmask: ['buyerNote'],
    });
    const totals = await cart.estimateCurrentCartTotals(client, {
      shippingAddress: { country: 'DK' },
    });
    expect(totals.cart.buyerNote).toBe('Ring twice');
    expect(totals.priceSummary?.total?.formattedAmount).toBe('€62.60');

    const { checkoutId } = await cart.createCheckoutFromCurrentCart(client, { channelType: 'WEB' });
    const { redirectSession } = await redirects.createRedirectSession(client, {
      ecomCheckout: { checkoutId },
      callbacks: { postFlowUrl: 'https://fennhouse.example/cart' },
    });
    expect(redirectSession.fullUrl).toContain(`checkoutId=${checkoutId}`);
    expect(platform.calls.map(({ name, status }) => [name, status])).toEqual([
      ['auth.requestTokens', 200],
      ['collections.getCollectionBySlug', 200],
      ['catalog.queryProducts', 200],
      ['catalog.getProductOptionsAvailability', 200],
      ['cart.addToCurrentCart', 200],
      ['cart.updateCurrentCartLineItemQuantity', 200],
      ['cart.updateCurrentCart', 200],
      ['cart.estimateCurrentCartTotals', 200],
      ['cart.createCheckoutFromCurrentCart', 200],
      ['redirects.createRedirectSession', 200],
    ]);
  });

  test('reaches every other endpoint', async () => {
    const { client, platform } = connect();
    const product = platform.catalog.product('fold-throw');
    expect((await catalog.getProduct(client, product.id)).product.name).toBe('Fold throw');
    expect((await catalog.getCatalogCollectionBySlug(client, 'light')).collection.name).toBe(
      'Light',
    );
    const variants = await catalog.queryProductVariants(client, product.id);
    expect(variants.items).toHaveLength(3);
    const stored = await catalog.queryStoreVariants(client, { filter: { productId: product.id } });
    const one = await catalog.getStoreVariant(client, stored.items[0]?._id ?? '');
    expect(one.variant.productName).toBe('Fold throw');
    const shelves = await collections.queryCollections(client, { paging: { limit: 3 } });
    expect([shelves.items.length, shelves.total]).toEqual([3, 8]);
    const { _id } = (await collections.getCollectionBySlug(client, 'wash')).collection;
    expect((await collections.getCollection(client, _id)).name).toBe('Wash');

    await cart.addToCurrentCart(client, { lineItems: [pitcher(platform)] });
    await cart.updateCurrentCart(client, { couponCode: 'WARMROOM' });
    const response = await cart.removeCouponFromCurrentCart(client);
    expect(response.cart.appliedDiscounts).toEqual([]);
    const current = await cart.getCurrentCart(client);
    const ids = current.lineItems.map((line) => line._id);
    expect((await cart.removeLineItemsFromCurrentCart(client, ids)).cart.lineItems).toEqual([]);
    await cart.deleteCurrentCart(client);
    expect(await getError(cart.getCurrentCart(client))).toMatchObject({ status: 404 });
  });

  test('pages through the whole catalog', async () => {
    const { client, platform } = connect();
    const names: string[] = [];
    for await (const product of all(
      await catalog.queryProducts(client, { paging: { limit: 30 } }),
    )) {
      names.push(product.name);
    }
    expect(names).toEqual(platform.shop.products.map(({ name }) => name));
  });

  test('parses errors with their code, data and request id', async () => {
    const { client, platform } = connect();
    await cart.addToCurrentCart(client, { lineItems: [pitcher(platform)] });
    const error = await getError(cart.updateCurrentCart(client, { couponCode: 'MIDSUMMER' }));
    expect(error).toBeInstanceOf(ApplicationError);
    expect(error).toMatchObject({
      status: 428,
      code: 'ERROR_COUPON_HAS_EXPIRED',
      message: 'The platform rejected: The code MIDSUMMER has ended.',
      requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      retryable: false,
      details: { applicationError: { data: { code: 'MIDSUMMER' } } },
    });
  });

  test('reports field violations under its argument names', async () => {
    const { client, platform } = connect();
    await cart.addToCurrentCart(client, { lineItems: [pitcher(platform)] });
    const error = await getError(
      cart.updateCurrentCartLineItemQuantity(client, [{ _id: 'x', quantity: 0 }]),
    );
    expect(error).toBeInstanceOf(ValidationError);
    expect(error).toMatchObject({
      message: 'INVALID_ARGUMENT: "lineItems[0].quantity" must be at least 1',
    });
  });

  test('maps planned failures to the errors they represent', async () => {
    const { client, platform } = connect();
    await cart.addToCurrentCart(client, { lineItems: [pitcher(platform)] });
    const failing = async (failure: Parameters<MockPlatform['fail']>[1]) => {
      const clear = platform.fail('cart.updateCurrentCart', failure);
      const error = await getError(cart.updateCurrentCart(client, { couponCode: 'FIRSTLIGHT' }));
      clear();
      return error;
    };
    expect(await failing('offline')).toBeInstanceOf(SystemError);
    expect(await failing('malformed')).toBeInstanceOf(SystemError);
    expect(await failing('unavailable')).toMatchObject({ status: 503, retryable: true });
    expect(await failing('too-many')).toMatchObject({ status: 429, retryable: true });
    expect(await failing('conflict')).toMatchObject({ status: 409, code: 'CONFLICT' });
    expect(await failing('invalid')).toBeInstanceOf(ValidationError);
    expect(await failing('unauthorized')).toBeInstanceOf(RequestError);
  });

  test('renews its token after it expires on the platform’s clock and keeps its cart', async () => {
    const clock = createClock();
    const platform = createMockPlatform({ clock });
    const { client } = connect(platform, clock);
    const before = await cart.addToCurrentCart(client, { lineItems: [pitcher(platform)] });
    clock.advance(5 * 60 * 60 * 1000);
    expect((await cart.getCurrentCart(client))._id).toBe(before.cart._id);
    const grants = platform.calls.filter(({ name }) => name === 'auth.requestTokens');
    expect(grants.map(({ body }) => (body as { grantType: string }).grantType)).toEqual([
      'anonymous',
      'refresh_token',
    ]);
  });

  test('aborts a pending request without side effects', async () => {
    const { client, platform } = connect();
    await cart.addToCurrentCart(client, { lineItems: [pitcher(platform)] });
    platform.hold('cart.deleteCurrentCart');
    const controller = new AbortController();
    const pending = getError(cart.deleteCurrentCart(client, { signal: controller.signal }));
    await expect.poll(() => platform.calls.at(-1)?.name).toBe('cart.deleteCurrentCart');
    controller.abort();
    expect(await pending).toMatchObject({ name: 'AbortError' });
    expect((await cart.getCurrentCart(client)).lineItems).toHaveLength(1);
  });

  test('reads the current time of the platform', async () => {
    const { client, platform, clock } = connect();
    platform.clock.advance(3_600_000);
    await cart.addToCurrentCart(client, { lineItems: [pitcher(platform)] });
    expect(Math.abs(client.serverClock.now() - clock.now() - 3_600_000)).toBeLessThan(2000);
    expect(Math.abs(client.serverClock.now() - platform.clock.now())).toBeLessThan(2000);
  });
});

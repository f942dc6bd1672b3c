import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createMockPlatform } from '../platform/mock-platform.ts';
import { createPlatformServer, OWNER_PATH, type PlatformServer } from './index.ts';

const OWNER = 'inger@fennhouse.example';
const platform = createMockPlatform();
const eventId = platform.events.all().find(({ slug }) => slug === 'tide-fair')?.id ?? '';
let server: PlatformServer;

beforeAll(async () => {
  server = await createPlatformServer({ platform, port: 0 });
});
afterAll(() => server.close());

const getToken = (email: string) => platform.identity.tokensOf(email).access_token;

async function post(name: string, body: object, authorization = getToken(OWNER)) {
  const response = await fetch(`${server.url}${OWNER_PATH}/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: await response.json() };
}

describe('the ports of an owner over HTTP', () => {
  test('check in a guest at the time of the request, and undo it', async () => {
    const isExpected = ({ checkIn }: { checkIn?: unknown }) => !checkIn;
    const order = platform.orders
      .all()
      .find(({ status, tickets }) => status === 'PAID' && tickets?.every(isExpected));
    const ticketNumber = order?.tickets?.[0]?.ticketNumber;
    const at = '2026-11-27T10:00:00.000Z';
    const request = { eventId: order?.eventId, ticketNumber, at };
    const getTicket = () => platform.orders.read(order?.orderNumber ?? '').tickets?.[0];
    expect(await post('checkIn/checkIn', { ...request, id: 'one' })).toEqual({
      status: 200,
      body: { outcome: 'checked-in', at },
    });
    expect(getTicket()?.checkIn).toMatchObject({ created: at });
    expect(await post('checkIn/undo', { ...request, id: 'two' })).toEqual({
      status: 200,
      body: null,
    });
    expect(getTicket()?.checkIn).toBeUndefined();
  });

  test('read the name of the user', async () => {
    expect(await post('profile/read', {})).toMatchObject({
      ...{ status: 200, body: { email: { address: OWNER } } },
    });
  });

  test('write the stock of variants', async () => {
    const { id: productId, variants } = platform.catalog.product('ridge-pillar-candle');
    const [variant] = variants;
    const expected = variant?.stock?.quantity ?? null;
    const write = (quantity: number, seen = expected) =>
      post('stock/setStock', {
        productId,
        changes: [{ variantId: variant?.id, quantity, expected: seen }],
      });
    expect(await write(-1)).toMatchObject({
      body: { outcome: 'rejected', violations: [{ variantId: variant?.id }] },
    });
    expect(await write(7)).toEqual({ status: 200, body: { outcome: 'saved' } });
    // The second one has not seen the first.
    expect(await write(8)).toMatchObject({ body: { outcome: 'changed' } });
    const after = platform.catalog.product('ridge-pillar-candle').variants[0]?.stock;
    expect(after).toEqual({ trackQuantity: true, quantity: 7, inStock: true });
  });

  test('write ticket kinds', async () => {
    const kind = {
      ...{ name: 'Evening', description: '', price: { kind: 'fixed', amount: '12.00' } },
      ...{ feeType: 'NO_FEE', capacity: 20, limitPerOrder: 4, hideNotOnSale: false, hidden: true },
      ...{ saleStart: '2026-12-01T09:00:00.000Z', saleEnd: null },
    };
    const { body } = await post('ticketKinds/create', { id: 'a', eventId, kind });
    expect(body).toMatchObject({ outcome: 'saved' });
    const { ticketDefinitionId } = body;
    const { body: details } = await post('ticketKinds/readDetails', { eventId });
    expect(details).toContainEqual(
      expect.objectContaining({ ticketDefinitionId, limitPerOrder: 4 }),
    );
    const ids = [ticketDefinitionId];
    await post('ticketKinds/setOrder', { eventId, ticketDefinitionIds: ids });
    const { body: sorted } = await post('ticketKinds/readDetails', { eventId });
    expect(sorted[0].ticketDefinitionId).toBe(ticketDefinitionId);
    const change = async (changes: object) =>
      (await post('ticketKinds/update', { eventId, ticketDefinitionId, changes })).body;
    for (const [field, value] of [
      ['capacity', -1],
      ['limitPerOrder', 0],
      ['limitPerOrder', 51],
    ] as const) {
      expect(await change({ [field]: value })).toMatchObject({
        outcome: 'rejected',
        violations: [{ field }],
      });
    }
    expect(await change({ limitPerOrder: 50 })).toMatchObject({ outcome: 'saved' });
    expect(await post('ticketKinds/remove', { eventId, ticketDefinitionId })).toMatchObject({
      body: { outcome: 'removed' },
    });
  });

  test('keep views of a list in the account of the owner', async () => {
    const view = { id: 'a', name: 'Late', chosen: { status: ['PAID'] }, sort: 'newest' };
    expect(await post('views/save', { list: 'orders', views: [view] })).toEqual({
      ...{ status: 200, body: null },
    });
    expect((await post('views/read', { list: 'orders' })).body).toEqual([view]);
    expect((await post('views/read', { list: 'products' })).body).toEqual([]);
    const { status, body } = await post('views/save', { list: 'orders', views: 'all' });
    expect(status).toBe(400);
    expect(body.details.validationError.fieldViolations).toEqual([
      { field: 'views', violatedRule: 'FORMAT', description: 'must be a list' },
    ]);
    expect((await post('views/read', { list: 'customers' })).status).toBe(400);
    expect((await post('views/read', { list: 'orders' })).body).toEqual([view]);
  });

  test('name who changed a product or an order, also through another port', async () => {
    const { id } = platform.catalog.product('dipped-cup');
    const read = async (kind: string, changed: string) =>
      (await post('people/readChange', { kind, id: changed, at: new Date() })).body;
    expect(await read('product', id)).toBeNull();
    await fetch(`${server.url}/stores/v1/products/${id}`, {
      method: 'PATCH',
      headers: { 'content-type': 'application/json', authorization: getToken(OWNER) },
      body: JSON.stringify({ product: { name: 'Cup' } }),
    });
    const at = platform.catalog.product('dipped-cup').lastUpdated ?? '';
    expect(await read('product', id)).toMatchObject({ name: 'Inger Skov' });
    expect(Date.parse((await read('product', id)).at)).toBeGreaterThanOrEqual(Date.parse(at));
    const isExpected = ({ checkIn }: { checkIn?: unknown }) => !checkIn;
    const order = platform.orders
      .all()
      .findLast(({ status, tickets }) => status === 'PAID' && tickets?.every(isExpected));
    const { orderNumber = '', tickets = [] } = order ?? {};
    expect(await read('order', orderNumber)).toBeNull();
    await post('checkIn/checkIn', {
      ...{ id: 'people', eventId: order?.eventId, ticketNumber: tickets[0]?.ticketNumber },
      at: new Date(),
    });
    expect(await read('order', orderNumber)).toMatchObject({ name: 'Inger Skov' });
    expect((await post('people/readChange', { id })).status).toBe(400);
  });

  test('describe and order media', async () => {
    const getItems = () => platform.catalog.product('low-pitcher').media?.items ?? [];
    const { id: productId } = platform.catalog.product('low-pitcher');
    const ids = getItems().map(({ id }) => id);
    const [mediaId = ''] = ids;
    const focalPoint = { x: 0.25, y: 1 };
    await post('media/updateDetails', { mediaId, altText: 'A pitcher', focalPoint });
    expect(getItems()[0]?.image?.altText).toBe('A pitcher');
    expect((await post('media/readFocalPoints', { mediaIds: ids })).body).toEqual({
      [mediaId]: focalPoint,
    });
    await post('media/updateDetails', { mediaId, focalPoint: null });
    expect((await post('media/readFocalPoints', { mediaIds: ids })).body).toEqual({});
    expect(getItems()[0]?.image?.altText).toBe('A pitcher');
    await post('media/setOrder', { productId, mediaIds: ids.toReversed() });
    expect(getItems().map(({ id }) => id)).toEqual(ids.toReversed());
    const { body: library } = await post('media/readLibrary', { search: 'a pitcher' });
    expect(library.items.map(({ _id }: { _id: string }) => _id)).toContain(mediaId);
    const { body: first } = await post('media/readLibrary', { search: '' });
    const { body: next } = await post('media/readLibrary', { search: '', after: first.next });
    expect(next.items[0]._id).not.toBe(first.items[0]._id);
  });

  test.each([
    ['media/readFocalPoints', { mediaIds: 'a' }],
    ['media/updateDetails', { altText: 'A pitcher' }],
    ['media/updateDetails', { mediaId: 'a', altText: 3 }],
    ['media/updateDetails', { mediaId: 'a', focalPoint: { x: 0.5, y: 1.5 } }],
    ['media/setOrder', { mediaIds: [] }],
    ['media/readLibrary', { search: 3 }],
  ])('reject the argument of %s: %j', async (name, body) => {
    const { status, body: response } = await post(name, body);
    expect(status).toBe(400);
    expect(response.details.validationError.fieldViolations).toHaveLength(1);
  });

  test.each([
    ['checkIn/checkIn', 'not-a-token', 401],
    ['checkIn/checkIn', platform.createVisitor().accessToken, 403],
    ['ticketKinds/create', getToken('runa@fennhouse.example'), 403],
    ['views/read', getToken('runa@fennhouse.example'), 403],
    ['people/readChange', platform.createVisitor().accessToken, 403],
    ['media/readLibrary', getToken('runa@fennhouse.example'), 403],
    ['ticketKinds/constructor', getToken(OWNER), 404],
    ['ticketKinds/update', getToken(OWNER), 400],
  ])('reject %s with the wrong token, function or argument', async (name, token, status) => {
    const body = { eventId, ticketDefinitionId: 'none', changes: {} };
    expect((await post(name, body, token)).status).toBe(status);
  });
});

describe('the owner', () => {
  test('sees hidden products, which a member does not', async () => {
    platform.catalog.product('ring-vase').visible = false;
    const read = async (email: string) => {
      const { id } = platform.catalog.product('ring-vase');
      const response = await fetch(`${server.url}/stores-reader/v1/products/${id}`, {
        headers: { authorization: getToken(email) },
      });
      return response.status;
    };
    expect(await read('runa@fennhouse.example')).toBe(404);
    expect(await read(OWNER)).toBe(200);
  });
});

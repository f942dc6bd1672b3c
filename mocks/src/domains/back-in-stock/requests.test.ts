import { beforeEach, describe, expect, test } from 'vitest';
import { getCode, getViolatedFields, type Json } from '../../testing/api-caller.ts';
import { createBackInStockVisitor, type Waiting } from '../../testing/back-in-stock.ts';

let waiting: Waiting;
beforeEach(() => {
  waiting = createBackInStockVisitor('wash-stand-set');
});

describe('a back-in-stock request', () => {
  test('is created and can be read back', async () => {
    const { body } = await waiting.ask('mia@example.com', {
      itemUrl: 'https://fennhouse.example/product-page/wash-stand-set',
    });
    expect(body.request).toEqual({
      id: expect.any(String),
      catalogReference: waiting.reference(),
      email: 'mia@example.com',
      contactId: expect.any(String),
      status: 'RECEIVED',
      itemDetails: waiting.itemDetails,
      itemUrl: 'https://fennhouse.example/product-page/wash-stand-set',
      createdDate: '2026-11-21T09:00:00.000Z',
    });
    expect(await waiting.read(body.request.id)).toEqual(body.request);
    expect(waiting.announced()).toEqual([['created', body.request.id, 'RECEIVED']]);
  });

  test('can be for one variant, by choices or by id', async () => {
    const { platform } = waiting;
    platform.catalog.setStock('fold-throw', 0, { Colour: 'Sage' });
    const product = platform.catalog.product('fold-throw');
    const sage = product.variants.find(({ choices }) => choices.Colour === 'Sage');
    const byChoice = { ...waiting.reference('fold-throw'), options: { options: sage?.choices } };
    const byId = { ...byChoice, options: { variantId: sage?.id } };
    expect((await waiting.ask('a@example.com', { catalogReference: byChoice })).status).toBe(200);
    expect(getCode(await waiting.ask('a@example.com', { catalogReference: byId }))).toBe(
      'REQUEST_ALREADY_EXISTS',
    );
    const request = { catalogReference: waiting.reference('fold-throw') };
    expect(getCode(await waiting.ask('b@example.com', request))).toBe('ITEM_IN_STOCK');
  });

  test('is unique per email until it is processed', async () => {
    const first = await waiting.ask('mia@example.com');
    const twin = await waiting.ask('Mia@Example.com');
    expect([twin.status, getCode(twin)]).toEqual([409, 'REQUEST_ALREADY_EXISTS']);
    expect(twin.body.details.applicationError.data).toEqual({ requestId: first.body.request.id });
    await waiting.setSent(first.body.request.id);
    expect((await waiting.ask('mia@example.com')).status).toBe(200);
  });

  test('is rejected for items that are in stock or not visible', async () => {
    const asking = (slug: string) =>
      waiting.ask('mia@example.com', { catalogReference: waiting.reference(slug) });
    const there = await asking('low-pitcher');
    expect([there.status, getCode(there)]).toEqual([428, 'ITEM_IN_STOCK']);
    const reference = waiting.reference();
    waiting.platform.catalog.hide('wash-stand-set');
    const hidden = await waiting.ask('mia@example.com', { catalogReference: reference });
    expect([hidden.status, getCode(hidden)]).toEqual([404, 'ITEM_NOT_FOUND']);
    const elsewhere = { catalogReference: { ...reference, appId: 'another-shop' } };
    expect(getCode(await waiting.ask('mia@example.com', elsewhere))).toBe('ITEM_NOT_FOUND');
  });

  test.each<[Json, string[]]>([
    [{}, ['request']],
    [{ request: [] }, ['request']],
    [
      { request: { email: 'mia@', itemUrl: 'javascript:x' } },
      ['request.catalogReference', 'request.email', 'request.itemUrl', 'itemDetails'],
    ],
    [
      { request: { catalogReference: { appId: 7 }, email: 7 }, itemDetails: [] },
      ['request.catalogReference.catalogItemId', 'request.email', 'itemDetails'],
    ],
    [
      {
        request: {
          catalogReference: { appId: 'a', catalogItemId: 'b', options: 7 },
          email: 'a@b.c',
        },
        itemDetails: { image: { width: 1.5 } },
      },
      ['request.catalogReference.options', 'itemDetails.image.width'],
    ],
  ])('is rejected for its fields: %j', async (body, fields) => {
    const response = await waiting.call('POST', waiting.base, body);
    expect([response.status, getViolatedFields(response)]).toEqual([400, fields]);
  });

  test('can be deleted', async () => {
    const id = await waiting.createRequest('mia@example.com');
    expect((await waiting.call('DELETE', `${waiting.base}/${id}`)).body).toEqual({});
    const response = await waiting.call('GET', `${waiting.base}/${id}`);
    expect([response.status, getCode(response)]).toEqual([404, 'REQUEST_NOT_FOUND']);
    expect((await waiting.call('DELETE', `${waiting.base}/${id}`)).status).toBe(404);
    expect((await waiting.setSent(id)).status).toBe(404);
    expect(waiting.announced().at(-1)).toEqual(['deleted', id, 'RECEIVED']);
  });
});

describe('the list of requests', () => {
  const list = async (payload: Json) => {
    const json = Buffer.from(JSON.stringify(payload)).toString('base64url');
    return waiting.call('GET', `${waiting.base}?.r=${json}`);
  };
  const emails = ({ body }: Json) => body.requests.map(({ email }: Json) => email);

  test('pages by cursor and keeps its filter and sort', async () => {
    for (const name of ['c', 'a', 'd', 'b']) await waiting.createRequest(`${name}@example.com`);
    await waiting.setSent(await waiting.createRequest('e@example.com'));
    const first = await list({
      query: {
        filter: { status: 'RECEIVED' },
        sort: [{ fieldName: 'email', order: 'DESC' }],
        cursorPaging: { limit: 3 },
      },
    });
    expect(emails(first)).toEqual(['d@example.com', 'c@example.com', 'b@example.com']);
    const { cursors, count } = first.body.metadata;
    expect([count, cursors.prev]).toEqual([3, undefined]);
    const paging = `query.cursorPaging.limit=3&query.cursorPaging.cursor=${cursors.next}`;
    const second = await waiting.call('GET', `${waiting.base}?${paging}`);
    expect(emails(second)).toEqual(['a@example.com']);
    expect(second.body.metadata.cursors.next).toBeUndefined();
  });

  test('rejects unknown filters and cursors', async () => {
    expect(getViolatedFields(await list({ query: { filter: { secret: 1 } } }))).toEqual([
      'query.filter.secret',
    ]);
    const bad = await waiting.call('GET', `${waiting.base}?query.cursorPaging.cursor=x`);
    expect([bad.status, getViolatedFields(bad)]).toEqual([400, ['query.cursorPaging.cursor']]);
  });
});

import { beforeEach, describe, expect, test } from 'vitest';
import { getCode, getViolatedFields, type Json } from '../../testing/api-caller.ts';
import { createBackInStockVisitor, type Waiting } from '../../testing/back-in-stock.ts';

let waiting: Waiting;
beforeEach(() => {
  waiting = createBackInStockVisitor('wash-stand-set');
});

const report = (body: Json) =>
  waiting.call('POST', `${waiting.base}/report-items-back-in-stock`, {
    itemDetails: waiting.itemDetails,
    ...body,
  });
const getStatus = async (id: string) => (await waiting.read(id)).status;

describe('back-in-stock notifications', () => {
  test('notifies subscribers a moment later, not before', async () => {
    const id = await waiting.createRequest('mia@example.com');
    waiting.platform.catalog.setStock('wash-stand-set', 3);
    expect(await getStatus(id)).toBe('RECEIVED');
    waiting.platform.clock.advance(1000);
    expect(await getStatus(id)).toBe('PROCESSING');
    waiting.platform.clock.advance(2000);
    expect(await waiting.read(id)).toMatchObject({
      status: 'NOTIFICATION_SENT',
      autoNotified: true,
    });
    expect(waiting.announced()).toEqual([
      ['created', id, 'RECEIVED'],
      ['updated', id, 'PROCESSING'],
      ['updated', id, 'NOTIFICATION_SENT'],
    ]);
  });

  test('sends nothing when the product is sold out again by then', async () => {
    const id = await waiting.createRequest('mia@example.com');
    waiting.platform.catalog.setStock('wash-stand-set', 1);
    waiting.platform.catalog.setStock('wash-stand-set', 0);
    waiting.platform.clock.advance(10_000);
    expect(await getStatus(id)).toBe('RECEIVED');
  });

  test('notifies only the subscribers of that variant', async () => {
    const { platform } = waiting;
    platform.catalog.setStock('fold-throw', 0);
    const of = (Colour: string) => ({
      catalogReference: { ...waiting.reference('fold-throw'), options: { options: { Colour } } },
    });
    const sage = await waiting.createRequest('mia@example.com', of('Sage'));
    const chalk = await waiting.createRequest('mia@example.com', of('Chalk'));
    platform.catalog.setStock('fold-throw', 2, { Colour: 'Chalk' });
    platform.clock.advance(10_000);
    expect([await getStatus(sage), await getStatus(chalk)]).toEqual([
      'RECEIVED',
      'NOTIFICATION_SENT',
    ]);
  });

  test('notifies subscribers when a catalog update brings the product back', async () => {
    const id = await waiting.createRequest('mia@example.com');
    const productId = waiting.reference().catalogItemId;
    await waiting.call('PATCH', `/stores/v1/products/${productId}`, {
      product: {
        productOptions: [{ name: 'Size', choices: [{ value: 'S', description: 'S' }] }],
      },
    });
    waiting.platform.clock.advance(10_000);
    expect(await getStatus(id)).toBe('NOTIFICATION_SENT');
  });

  test('fails for an undeliverable address and can be retried', async () => {
    const id = await waiting.createRequest('mia@nowhere.invalid');
    const tell = async () => {
      expect((await report({ requestIds: [id] })).body).toEqual({});
      waiting.platform.clock.advance(2000);
      return waiting.read(id);
    };
    expect(await tell()).toMatchObject({ status: 'FAILED', autoNotified: true });
    expect(await tell()).toMatchObject({ status: 'FAILED' });
    expect(waiting.announced()).toHaveLength(5);
  });
});

describe('reporting items back in stock', () => {
  test('notifies all subscribers of an item, with the given details', async () => {
    const [first, second] = [
      await waiting.createRequest('a@example.com'),
      await waiting.createRequest('b@example.com'),
    ];
    await waiting.setSent(first);
    const response = await report({
      catalogReference: waiting.reference(),
      itemDetails: { price: '€80.00' },
      extraAutomationTemplateParameters: { greeting: 'Hello' },
    });
    expect(response.body).toEqual({});
    expect(await waiting.read(second)).toMatchObject({
      status: 'PROCESSING',
      itemDetails: { ...waiting.itemDetails, price: '€80.00' },
    });
    waiting.platform.clock.advance(2000);
    expect(await getStatus(second)).toBe('NOTIFICATION_SENT');
    expect(await waiting.read(first)).toMatchObject({ autoNotified: false });
  });

  test('skips requests that were marked or deleted in the meantime', async () => {
    const [marked, deleted] = [
      await waiting.createRequest('a@example.com'),
      await waiting.createRequest('b@example.com'),
    ];
    await report({ requestIds: [marked, deleted] });
    await waiting.setSent(marked);
    await waiting.call('DELETE', `${waiting.base}/${deleted}`);
    waiting.platform.clock.advance(2000);
    expect(await waiting.read(marked)).toMatchObject({ autoNotified: false });
    expect(waiting.announced().at(-1)?.[0]).toBe('deleted');
  });

  test.each<[Json, string[]]>([
    [{}, ['catalogReference']],
    [
      { requestIds: ['x'], catalogReference: { appId: 'a', catalogItemId: 'b' } },
      ['catalogReference'],
    ],
    [{ catalogReference: { appId: 'a' } }, ['catalogReference.catalogItemId']],
    [{ requestIds: 'x' }, ['requestIds']],
    [{ requestIds: ['x'], itemDetails: null }, ['itemDetails']],
    [
      { requestIds: ['x'], extraAutomationTemplateParameters: { a: 7 } },
      ['extraAutomationTemplateParameters.a'],
    ],
  ])('is rejected for its fields: %j', async (body, fields) => {
    const response = await report(body);
    expect([response.status, getViolatedFields(response)]).toEqual([400, fields]);
  });

  test('returns 404 for an unknown request', async () => {
    const id = await waiting.createRequest('mia@example.com');
    expect(getCode(await report({ requestIds: [id, 'nothing'] }))).toBe('REQUEST_NOT_FOUND');
    expect(await getStatus(id)).toBe('RECEIVED');
  });
});

describe('request counts', () => {
  const count = async (...catalogReferences: Json[]) => {
    const json = Buffer.from(JSON.stringify({ catalogReferences })).toString('base64url');
    return waiting.call('GET', `${waiting.base}/count-by-catalog-reference?.r=${json}`);
  };

  test('counts the people per reference, for a variant or the whole product', async () => {
    const { platform } = waiting;
    platform.catalog.setStock('fold-throw', 0);
    const reference = waiting.reference('fold-throw');
    const sage = { ...reference, options: { options: { Colour: 'Sage' } } };
    const chalk = { ...reference, options: { options: { Colour: 'Chalk' } } };
    for (const catalogReference of [sage, chalk]) {
      await waiting.createRequest('mia@example.com', { catalogReference });
    }
    await waiting.createRequest('ole@example.com', { catalogReference: sage });
    const { body } = await count(reference, sage, chalk, waiting.reference());
    expect(body.countsPerCatalogReference).toEqual([
      { catalogReference: reference, count: 2 },
      { catalogReference: sage, count: 2 },
      { catalogReference: chalk, count: 1 },
      { catalogReference: waiting.reference(), count: 0 },
    ]);
  });

  test('rejects incomplete references', async () => {
    expect(getViolatedFields(await count({ appId: 'a' }))).toEqual([
      'catalogReferences[0].catalogItemId',
    ]);
    const flat = `${waiting.base}/count-by-catalog-reference?catalogReferences=x`;
    expect(getViolatedFields(await waiting.call('GET', flat))).toEqual(['catalogReferences']);
  });
});

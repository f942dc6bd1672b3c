import { beforeEach, describe, expect, test } from 'vitest';
import { createMockPlatform, type MockPlatform } from '../../platform/mock-platform.ts';
import type { SavedListView } from './view-control.ts';

let platform: MockPlatform;
let inger: string;
beforeEach(() => {
  platform = createMockPlatform();
  inger = platform.identity.tokensOf('inger@fennhouse.example').access_token;
});

const late: SavedListView = {
  ...{ id: 'late', name: 'Late', sort: 'newest', tab: 'paid', columns: ['buyer', 'total'] },
  chosen: { status: ['PAID'], created: { from: '2026-11-01' }, total: { min: 10 }, open: true },
};
const plain: SavedListView = { id: 'plain', name: 'All', sort: 'newest', chosen: {} };

/** Returns the status of an error, and its first violation. */
const rejection = (result: Promise<unknown>) =>
  result.then(
    () => undefined,
    ({ status, details }) => [status, details.validationError.fieldViolations[0].field],
  );

describe('views in the account', () => {
  test('belong to a list and a member, and are replaced together', async () => {
    const { views, identity } = platform;
    expect(await views.read(inger, 'orders')).toEqual([]);
    await views.save(inger, 'orders', [late, plain]);
    // Another device of the same member has another token.
    const phone = identity.tokensOf('inger@fennhouse.example').access_token;
    expect(await views.read(phone, 'orders')).toEqual([late, plain]);
    expect(await views.read(phone, 'products')).toEqual([]);
    const runa = identity.tokensOf('runa@fennhouse.example').access_token;
    expect(await views.read(runa, 'orders')).toEqual([]);
    await views.save(runa, 'orders', []);
    await views.save(phone, 'orders', [plain]);
    expect(await views.read(inger, 'orders')).toEqual([plain]);
    await expect(views.read('no token', 'orders')).rejects.toMatchObject({ status: 401 });
  });

  test('are the same for each dataset, and not changed from outside', async () => {
    const saved = structuredClone(plain);
    await platform.views.save(inger, 'orders', [saved]);
    saved.name = 'Changed';
    platform.mode('empty');
    expect(await platform.views.read(inger, 'orders')).toEqual([plain]);
  });

  test.each<[field: string, views: unknown]>([
    ['views', undefined],
    ['views', { 0: plain }],
    ['views', Array.from({ length: 101 }, (_, index) => ({ ...plain, id: `${index}` }))],
    ['views[1]', [plain, 'plain']],
    ['views[0].id', [{ ...plain, id: '' }]],
    ['views[1].id', [plain, plain]],
    ['views[0].name', [{ ...plain, name: 3 }]],
    ['views[0].sort', [{ ...plain, sort: undefined }]],
    ['views[0].tab', [{ ...plain, tab: 1 }]],
    ['views[0].columns[0]', [{ ...plain, columns: [1] }]],
    ['views[0].chosen', [{ ...plain, chosen: [] }]],
    ['views[0].chosen.status', [{ ...plain, chosen: { status: 'PAID' } }]],
    ['views[0].chosen.status', [{ ...plain, chosen: { status: [1] } }]],
    ['views[0].chosen.total', [{ ...plain, chosen: { total: { min: '1' } } }]],
    ['views[0].chosen.total', [{ ...plain, chosen: { total: { min: 1, to: '2026-11-01' } } }]],
    ['views[0].chosen.total', [{ ...plain, chosen: { total: {} } }]],
    ['views[0].chosen.open', [{ ...plain, chosen: { open: false } }]],
  ])('that are wrong in %s are rejected, and nothing is saved', async (field, views) => {
    await platform.views.save(inger, 'orders', [late]);
    expect(await rejection(platform.views.save(inger, 'orders', views as never))).toEqual([
      400,
      field,
    ]);
    expect(await platform.views.read(inger, 'orders')).toEqual([late]);
  });

  test.each([undefined, 'customers'])('of the list %s are rejected', async (list) => {
    expect(await rejection(platform.views.read(inger, list as never))).toEqual([400, 'list']);
  });
});

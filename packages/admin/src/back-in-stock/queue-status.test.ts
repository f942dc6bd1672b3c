import { BackInStockStatus } from '@vitrine/client/back-in-stock';
import { expect, test } from 'vitest';
import { getOwnChoices } from './queue-context.ts';
import { getQueueActions, getQueueStatus, getTabLabel } from './queue-status.ts';

const catalogReference = { appId: 'stores', catalogItemId: 'vase' };
const request = (status: string, more: { autoNotified?: boolean } = {}) => ({
  status: status as BackInStockStatus,
  ...more,
});

test('every status has its status, its label and its actions', () => {
  const statuses = Object.values(BackInStockStatus).map((status) => {
    const one = request(status, { autoNotified: true });
    const { notify, canMark } = getQueueActions(one);
    const { kind, labelKey } = getQueueStatus(one);
    return [status, kind, labelKey.split('.').at(-1), notify?.split('.').at(-1) ?? null, canMark];
  });
  expect(statuses).toEqual([
    ['UNSPECIFIED', undefined, 'unknown', 'notify', true],
    ['RECEIVED', 'in-progress', 'received', 'notify', true],
    ['PROCESSING', 'in-progress', 'processing', null, true],
    ['NOTIFICATION_SENT', 'success', 'sent', null, false],
    ['FAILED', 'failed', 'failed', 'notifyAgain', true],
  ]);
});

test('an unknown status has a label', () => {
  expect(getQueueStatus(request('PAUSED')).labelKey).toBe('admin.backInStock.unknown');
  expect(getQueueStatus(request('toString')).labelKey).toBe('admin.backInStock.unknown');
});

test('a request notified outside the platform is marked as sent', () => {
  const sent = request('NOTIFICATION_SENT', { autoNotified: false });
  expect(getQueueStatus(sent)).toEqual({
    kind: 'success',
    labelKey: 'admin.backInStock.marked',
  });
});

test('an unknown tab falls back to all', () => {
  expect(getTabLabel('failed')).toBe('admin.backInStock.failed');
  expect([getTabLabel(undefined), getTabLabel('constructor')]).toEqual(
    Array(2).fill('admin.backInStock.all'),
  );
});

test('a reference with choices lists them, and one with an ID returns nothing', () => {
  const of = (options: object) => getOwnChoices({ ...catalogReference, options } as never, 'en');
  expect(of({ options: { Colour: 'Chalk', Size: '20 cm' } })).toBe('Chalk, 20 cm');
  expect([of({ variantId: 'v1' }), of({ options: {} }), of({ options: null })]).toEqual(
    Array(3).fill(undefined),
  );
});

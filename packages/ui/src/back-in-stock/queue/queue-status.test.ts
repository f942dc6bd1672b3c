import { BackInStockStatus } from '@vitrine/client/back-in-stock';
import { expect, test } from 'vitest';
import { getOwnChoices } from './queue-context.ts';
import { getQueueActions, getQueueStatus, getTabLabel } from './queue-status.ts';

const catalogReference = { appId: 'stores', catalogItemId: 'vase' };
const request = (status: string, more: { autoNotified?: boolean } = {}) => ({
  status: status as BackInStockStatus,
  ...more,
});

test('every status has its dot, its words and its ways', () => {
  const told = Object.values(BackInStockStatus).map((status) => {
    const one = request(status, { autoNotified: true });
    const { notify, canMark } = getQueueActions(one);
    const { mark, labelKey } = getQueueStatus(one);
    return [status, mark, labelKey.split('.').at(-1), notify?.split('.').at(-1) ?? null, canMark];
  });
  expect(told).toEqual([
    ['UNSPECIFIED', 'reserved', 'unknown', 'notify', true],
    ['RECEIVED', 'reserved', 'received', 'notify', true],
    ['PROCESSING', 'low', 'processing', null, true],
    ['NOTIFICATION_SENT', 'available', 'sent', null, false],
    ['FAILED', 'sold-out', 'failed', 'notifyAgain', true],
  ]);
});

test('a status that is not in the contract has words, too', () => {
  expect(getQueueStatus(request('PAUSED')).labelKey).toBe('backInStock.queue.unknown');
  expect(getQueueStatus(request('toString')).labelKey).toBe('backInStock.queue.unknown');
});

test('who was told by other means than the platform’s is marked as such', () => {
  const sent = request('NOTIFICATION_SENT', { autoNotified: false });
  expect(getQueueStatus(sent)).toEqual({
    mark: 'available',
    labelKey: 'backInStock.queue.marked',
  });
});

test('a tab that there is not is the one with all', () => {
  expect(getTabLabel('failed')).toBe('backInStock.queue.failed');
  expect([getTabLabel(undefined), getTabLabel('constructor')]).toEqual(
    Array(2).fill('backInStock.queue.all'),
  );
});

test('a reference that has its choices says them, and one with an id says nothing', () => {
  const of = (options: object) => getOwnChoices({ ...catalogReference, options } as never);
  expect(of({ options: { Colour: 'Chalk', Size: '20 cm' } })).toBe('Chalk, 20 cm');
  expect([of({ variantId: 'v1' }), of({ options: {} }), of({ options: null })]).toEqual(
    Array(3).fill(undefined),
  );
});

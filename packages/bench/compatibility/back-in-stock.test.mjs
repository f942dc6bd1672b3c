import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newPeer, platform } from './peer.mjs';

const { backInStockNotifications } = newPeer();
const soldOut = platform.shop.products.find(({ slug }) => slug === 'wash-stand-set');
const catalogReference = { appId: platform.shop.appId, catalogItemId: soldOut.id };
const itemDetails = { name: soldOut.name, price: '€92.00' };

const ask = (email) =>
  backInStockNotifications.createBackInStockNotificationRequest(
    { catalogReference, email },
    itemDetails,
  );
const read = (id) => backInStockNotifications.getBackInStockNotificationRequest(id);

test('creates, reads and deletes a back-in-stock request', async () => {
  const { _id, status } = await ask('peer-1@example.com');
  assert.equal(status, 'RECEIVED');
  assert.equal((await read(_id)).email, 'peer-1@example.com');
  await backInStockNotifications.deleteBackInStockNotificationRequest(_id);
  await assert.rejects(read(_id));
});

test('pages requests by cursor, with a filter', async () => {
  const ids = [];
  for (const name of ['a', 'b', 'c']) ids.push((await ask(`peer-${name}@example.com`))._id);
  const first = await backInStockNotifications
    .queryBackInStockNotificationRequests()
    .eq('status', 'RECEIVED')
    .limit(2)
    .find();
  const second = await first.next();
  assert.deepEqual(
    [...first.items, ...second.items].map(({ _id }) => _id),
    ids,
  );
  assert.equal(second.hasNext(), false);
});

// The SDK's own count request sends no catalog reference: its query omits lists of objects.
test('notifies the members who requested it', async () => {
  const { _id } = await ask('peer-2@example.com');
  await backInStockNotifications.reportItemsBackInStock(itemDetails, { requestIds: [_id] });
  assert.equal((await read(_id)).status, 'PROCESSING');
  await backInStockNotifications.markAsNotificationSent(_id);
  assert.equal((await read(_id)).status, 'NOTIFICATION_SENT');
});

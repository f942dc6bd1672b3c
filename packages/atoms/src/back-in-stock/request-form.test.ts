import { createMockPlatform, referenceTo } from '@vitrine/mocks';
import { describe, expect, it } from 'vitest';
import { clientAtom } from '../storefront.ts';
import { createTestStorefront, reachTokenLimit } from '../testing/storefronts.ts';
import { backInStockFormAtom } from './request-form.ts';

const CALL = 'back-in-stock.createBackInStockNotificationRequest';
const itemDetails = { name: 'Ridge pillar candle', price: '€56.00' };

/** A store with a candle that is sold out in one size, and the state of its request form. */
function open() {
  const platform = createMockPlatform();
  const { store } = createTestStorefront(platform);
  const reference = referenceTo(
    platform.shop.appId,
    platform.catalog.product('ridge-pillar-candle'),
  );
  const of = (Size: string) => ({ ...reference, options: { options: { Colour: 'Chalk', Size } } });
  const askAtom = backInStockFormAtom(of('20 cm'));
  const ask = (email: string, requestedAtom = askAtom) =>
    store.set(requestedAtom, { email, itemDetails });
  const calls = () => platform.calls.filter(({ name }) => name === CALL);
  return { platform, store, reference, of, askAtom, ask, calls, now: () => store.get(askAtom) };
}

describe('backInStockFormAtom', () => {
  it('reports that it is sending, then that the request was received', async () => {
    const { platform, ask, now, calls } = open();
    const release = platform.hold(CALL);
    const sent = ask(' mia@example.com ');
    expect(now()).toEqual({ step: 'sending', email: 'mia@example.com' });
    await ask('another@example.com');
    release();
    await sent;
    expect(now()).toEqual({ step: 'received', email: 'mia@example.com', wasRequested: false });
    expect(calls()).toHaveLength(1);
    expect(calls()[0]?.body).toMatchObject({ request: { email: 'mia@example.com' }, itemDetails });
  });

  it('reports a second request as already submitted', async () => {
    const { store, ask, now, askAtom } = open();
    await ask('mia@example.com');
    await store.set(askAtom, null);
    expect(now()).toEqual({ step: 'asking' });
    await ask('mia@example.com');
    expect(now()).toEqual({ step: 'received', email: 'mia@example.com', wasRequested: true });
  });

  it('S53 does not show the email of a person whose session has ended meanwhile', async () => {
    const { platform, store, ask, now } = open();
    const release = platform.hold(CALL);
    const sent = ask('mia@example.com');
    await store.get(clientAtom).tokens.replace(undefined);
    release();
    await sent;
    expect(now()).toEqual({ step: 'asking' });
  });

  it('resets for another variant and remembers the first', async () => {
    const { store, ask, now, of } = open();
    await ask('mia@example.com');
    const other = backInStockFormAtom(of('10 cm'));
    expect(store.get(other)).toEqual({ step: 'asking' });
    await ask('mia@example.com', other);
    expect(store.get(other)).toMatchObject({ step: 'rejected', reason: 'in-stock' });
    expect(now()).toMatchObject({ step: 'received' });
  });

  it('distinguishes the reasons for a rejection and can be retried', async () => {
    const { platform, store, ask, now, reference } = open();
    await ask('mia@');
    expect(now()).toEqual({ step: 'rejected', email: 'mia@', reason: 'email' });
    platform.fail(CALL, 'offline', { times: 1 });
    await ask('mia@example.com');
    expect(now()).toMatchObject({ step: 'rejected', reason: 'offline' });
    platform.fail(CALL, 'unavailable', { times: 1 });
    await ask('mia@example.com');
    expect(now()).toMatchObject({ step: 'rejected', reason: 'failed' });
    await ask('mia@example.com');
    expect(now()).toMatchObject({ step: 'received' });
    const removedFormAtom = backInStockFormAtom({ ...reference, catalogItemId: 'gone' });
    await ask('mia@example.com', removedFormAtom);
    expect(store.get(removedFormAtom)).toMatchObject({ step: 'rejected', reason: 'gone' });
  });

  it('names the session while the client may request no tokens', async () => {
    const { platform, store, ask, now } = open();
    await reachTokenLimit(store.get(clientAtom), platform);
    await ask('mia@example.com');
    expect(now()).toMatchObject({ step: 'rejected', reason: 'session' });
  });
});

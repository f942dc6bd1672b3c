import { createMockPlatform } from '@vitrine/mocks';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { memoryStorage } from '../../persistence/storage.ts';
import { stubPage } from '../../testing/leavable-page.ts';
import { createTestStorefront, setPorts } from '../../testing/storefronts.ts';
import { ASTRID, createTicketStorefront } from '../../testing/ticket-setup.ts';
import { placeOrderAtom } from '../checkout/place-order.ts';
import { releaseOnLeaveAtom } from './release-on-leave.ts';
import { reservationAtom } from './reservation.ts';
import { reservationFlowAtom } from './reservation-flow.ts';
import { leaveTicketsAtom, reserveTicketsAtom } from './reservation-steps.ts';

const CANCEL = 'tickets.cancelReservation';

afterEach(() => void vi.unstubAllGlobals());

/** A page with two reserved seats that can be left, and the requests sent with `keepalive`. */
async function visitPage() {
  const { page, listening } = stubPage();
  const office = await createTicketStorefront();
  const { platform, eventId, request, reserved } = office;
  const lasting: string[] = [];
  const fetch: typeof globalThis.fetch = (url, init) => {
    if (init?.keepalive) lasting.push(init.method ?? 'GET');
    return platform.fetch(url, init);
  };
  const { store } = createTestStorefront({ apiBaseUrl: platform.apiBaseUrl, fetch });
  const before = await reserved();
  await store.set(reserveTicketsAtom, request(2));
  expect(await reserved()).toBe(before + 2);
  const leave = (persisted = false) =>
    page.dispatchEvent(Object.assign(new Event('pagehide'), { persisted }));
  return {
    ...office,
    ...{ store, before, lasting, listening, leave, page },
    flow: () => store.get(reservationFlowAtom(eventId)),
  };
}

describe('a reservation whose page is closed', () => {
  it('R7 T19 is released by a request that outlives the page', async () => {
    const { leave, before, reserved, lasting, listening, flow } = await visitPage();
    leave();
    await vi.waitFor(async () => expect(await reserved()).toBe(before));
    expect(lasting).toEqual(['DELETE']);
    expect(flow().status).toBe('idle');
    expect(listening.has('pagehide')).toBe(false);
  });

  it('R8 stays if the page is hidden, or may be restored from the back/forward cache', async () => {
    const { page, leave, before, reserved, timesCalled, flow } = await visitPage();
    vi.stubGlobal('document', { visibilityState: 'hidden' });
    page.dispatchEvent(new Event('visibilitychange'));
    leave(true);
    expect(flow().status).toBe('reserved');
    expect([timesCalled(CANCEL), await reserved()]).toEqual([0, before + 2]);
    // The restored page is closed later.
    leave();
    await vi.waitFor(async () => expect(await reserved()).toBe(before));
  });

  it('R8 stays if a storage persists it, or if the host resumes it elsewhere', async () => {
    const first = await visitPage();
    setPorts(first.store, { storage: memoryStorage() });
    first.leave();
    const second = await visitPage();
    second.store.set(releaseOnLeaveAtom, false);
    second.leave();
    for (const { timesCalled, reserved, before } of [first, second]) {
      expect([timesCalled(CANCEL), await reserved()]).toEqual([0, before + 2]);
    }
  });

  it('R37 stays if it has an order, or may have one', async () => {
    const ordered = await visitPage();
    await ordered.store.set(placeOrderAtom, { eventId: ordered.eventId, buyer: ASTRID });
    expect(ordered.listening.has('pagehide')).toBe(false);
    ordered.leave();
    const lost = await visitPage();
    lost.platform.fail('tickets.checkout', 'offline');
    lost.platform.fail('tickets.getInvoice', 'offline');
    await lost.store.set(placeOrderAtom, { eventId: lost.eventId, buyer: ASTRID });
    expect(lost.flow()).toMatchObject({ status: 'failed', isIndeterminate: true });
    lost.leave();
    const pending = await visitPage();
    const release = pending.platform.hold('tickets.checkout');
    const order = pending.store.set(placeOrderAtom, { eventId: pending.eventId, buyer: ASTRID });
    await vi.waitFor(() => expect(pending.platform.waiting).toBe(1));
    expect(pending.store.get(reservationAtom(pending.eventId)).status).toBe('ordering');
    pending.leave();
    release();
    await order;
    for (const { timesCalled } of [ordered, lost, pending]) expect(timesCalled(CANCEL)).toBe(0);
  });

  it('R37 stays while the page finds out whether an order was created', async () => {
    const { platform, store, eventId, leave, timesCalled } = await visitPage();
    platform.fail('tickets.checkout', 'offline', { at: 'response', times: 1 });
    const release = platform.hold('tickets.getInvoice');
    const order = store.set(placeOrderAtom, { eventId, buyer: ASTRID });
    await vi.waitFor(() => expect(platform.waiting).toBe(1));
    expect(store.get(reservationAtom(eventId)).status).toBe('reserved');
    leave();
    release();
    await order;
    expect(timesCalled(CANCEL)).toBe(0);
  });

  it('R7 is not watched after its release', async () => {
    const { store, eventId, listening, timesCalled, leave } = await visitPage();
    expect(listening.has('pagehide')).toBe(true);
    await store.set(leaveTicketsAtom, { eventId });
    expect(listening.has('pagehide')).toBe(false);
    leave();
    expect(timesCalled(CANCEL)).toBe(1);
  });

  it('R7 is watched on no server', async () => {
    const platform = createMockPlatform();
    const { request } = await createTicketStorefront();
    vi.stubGlobal('addEventListener', undefined);
    const { store } = createTestStorefront(platform);
    expect((await store.set(reserveTicketsAtom, request(1))).status).toBe('reserved');
  });
});

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CONCERT, createTicketStorefront, SEAT } from '../../testing/ticket-setup.ts';
import { availableTicketsAtom } from '../queries.ts';
import { getSaleTransitions, salesClockAtom } from './sales-clock.ts';
import { getTicketAvailability } from './ticket-availability.ts';

const NOON = Date.parse('2026-03-01T12:00:00Z');
const MINUTE = 60_000;
const LIST = 'tickets.listAvailableTickets';

beforeEach(() => void vi.useFakeTimers({ now: NOON }));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** A page that shows the seat of a concert, with this sale, on a machine that is an hour off. */
async function showSeat(sale: { from?: number; until?: number }) {
  const office = await createTicketStorefront();
  const { platform, store, eventId } = office;
  platform.clock.advance(60 * MINUTE);
  const at = (minutes: number | undefined) =>
    minutes === undefined ? undefined : new Date(NOON + (60 + minutes) * MINUTE);
  const [from, until] = [at(sale.from), at(sale.until)];
  platform.tickets.setSale(CONCERT, SEAT, { ...(from && { from }), ...(until && { until }) });
  const listAtom = availableTicketsAtom({ eventId });
  store.sub(listAtom, () => {});
  await vi.waitFor(() => expect(store.get(listAtom).status).toBe('success'));
  const seat = () => store.get(listAtom).items.find(({ name }) => name === SEAT);
  const first = seat();
  const clockAtom = salesClockAtom(getSaleTransitions(first ? [first] : []));
  const stop = store.sub(clockAtom, () => {});
  const kind = () => {
    const definition = seat();
    return definition && getTicketAvailability(definition, { now: store.get(clockAtom) }).kind;
  };
  return { ...office, kind, stop };
}

describe('the sale of a ticket on a page', () => {
  it('R18 T2 starts when the platform confirms it, with one request within three seconds', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.5);
    const { kind, timesCalled } = await showSeat({ from: 2 });
    expect([kind(), timesCalled(LIST)]).toEqual(['sale-scheduled', 1]);
    await vi.advanceTimersByTimeAsync(2 * MINUTE + 1000);
    expect([kind(), timesCalled(LIST)]).toEqual(['sale-scheduled', 1]);
    await vi.advanceTimersByTimeAsync(3000);
    await vi.waitFor(() => expect(kind()).toBe('on-sale'));
    expect(timesCalled(LIST)).toBe(2);
  });

  it('R19 T2 ends on time by the platform’s clock, before the list is refetched', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(1);
    const { kind, timesCalled } = await showSeat({ until: 2 });
    await vi.advanceTimersByTimeAsync(2 * MINUTE - 1000);
    expect(kind()).toBe('on-sale');
    await vi.advanceTimersByTimeAsync(2000);
    expect([kind(), timesCalled(LIST)]).toEqual(['sale-ended', 1]);
  });

  it('leaves no timers behind', async () => {
    const { stop } = await showSeat({ from: 2, until: 5 });
    expect(vi.getTimerCount()).toBeGreaterThan(0);
    const others = vi.getTimerCount();
    stop();
    expect(vi.getTimerCount()).toBe(others - 1);
  });
});

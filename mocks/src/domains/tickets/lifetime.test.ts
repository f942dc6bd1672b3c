import { describe, expect, test } from 'vitest';
import { getCode } from '../../testing/api-caller.ts';
import { anotherBuyer, CONCERT, newBuyer } from '../../testing/ticket-buyer.ts';

const MINUTE = 60_000;
const SEAT = 'Under 26';

async function withReservation() {
  const buyer = newBuyer();
  const { body } = await buyer.reserve(CONCERT, [buyer.want(CONCERT, SEAT, 2)]);
  const free = async () => (await buyer.stock(CONCERT))[SEAT].limitPerCheckout;
  const state = async () => (await buyer.invoice(CONCERT, body.id)).body;
  return { ...buyer, id: body.id, free, state };
}

describe('an unused reservation', () => {
  test('expires after exactly twenty minutes and releases its tickets immediately', async () => {
    const { platform, free, state } = await withReservation();
    platform.clock.advance(20 * MINUTE - 1);
    expect([(await state()).reservationStatus, await free()]).toEqual(['RESERVATION_PENDING', 0]);
    platform.clock.advance(1);
    expect([(await state()).reservationStatus, await free()]).toEqual(['RESERVATION_EXPIRED', 2]);
  });

  test('cannot become an order after it expires', async () => {
    const { platform, checkout, id } = await withReservation();
    platform.clock.advance(20 * MINUTE);
    expect(getCode(await checkout(CONCERT, id))).toBe('RESERVATION_EXPIRED');
  });

  test('can be released by its owner, repeatedly without effect', async () => {
    const { releaseReservation, checkout, id, free, state, platform } = await withReservation();
    const response = await releaseReservation(CONCERT, id);
    expect([response.status, response.body]).toEqual([200, {}]);
    expect(await free()).toBe(2);
    expect((await state()).reservationStatus).toBe('RESERVATION_CANCELED_MANUALLY');
    expect((await releaseReservation(CONCERT, id)).status).toBe(200);
    platform.clock.advance(20 * MINUTE);
    expect((await state()).reservationStatus).toBe('RESERVATION_CANCELED_MANUALLY');
    expect(getCode(await checkout(CONCERT, id))).toBe('RESERVATION_CANCELED');
  });

  test('is not found under another event or id', async () => {
    const { releaseReservation, checkout, id } = await withReservation();
    const unknown = await releaseReservation(CONCERT, 'nothing');
    expect([unknown.status, getCode(unknown)]).toEqual([404, 'RESERVATION_NOT_FOUND']);
    for (const response of [
      await releaseReservation('tide-fair', id),
      await checkout('tide-fair', id),
    ]) {
      expect([response.status, getCode(response)]).toEqual([428, 'RESERVATION_OF_ANOTHER_EVENT']);
    }
  });
});

describe('tickets reserved by others', () => {
  test('releases them when their reservation expires', async () => {
    const buyer = newBuyer();
    const left = async () => (await buyer.stock(CONCERT))['First row'].limitPerCheckout;
    expect(await left()).toBe(0);
    buyer.platform.clock.advance(12 * MINUTE);
    expect(await left()).toBe(4);
  });

  test('releases them when a story requests it', async () => {
    const buyer = newBuyer();
    const letGo = buyer.platform.tickets.hold(CONCERT, SEAT, 2, { minutes: 5 });
    const left = async () => (await buyer.stock(CONCERT))[SEAT].limitPerCheckout;
    expect(await left()).toBe(0);
    letGo();
    expect(await left()).toBe(2);
  });
});

test('announces creation, release and expiry, with the resulting counts', async () => {
  const first = newBuyer();
  const second = anotherBuyer(first);
  const one = await first.reserve(CONCERT, [first.want(CONCERT, SEAT, 1)]);
  await second.reserve(CONCERT, [second.want(CONCERT, SEAT, 1)]);
  await first.releaseReservation(CONCERT, one.body.id);
  first.platform.clock.advance(20 * MINUTE);
  await first.orders();
  const announcements = first.platform.announcements
    .filter(({ subject }) =>
      JSON.stringify(subject).includes(first.want(CONCERT, SEAT).ticketDefinitionId),
    )
    .map(({ name, subject, by }) => [
      name,
      subject.status,
      (subject.counts as { pendingCount: number }[])[0]?.pendingCount,
      by !== undefined,
    ]);
  expect(announcements).toEqual([
    ['ReservationCreated', 'RESERVATION_PENDING', 1, true],
    ['ReservationCreated', 'RESERVATION_PENDING', 2, true],
    ['ReservationUpdated', 'RESERVATION_CANCELED_MANUALLY', 1, true],
    ['ReservationUpdated', 'RESERVATION_EXPIRED', 0, false],
  ]);
});

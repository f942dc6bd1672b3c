import { atom } from 'jotai/vanilla';
import { timeUntilAtom } from '../../time/time-until.ts';
import { weakFamily } from '../../utils/weak-family.ts';
import { reservationAtom } from './reservation.ts';

const SECOND_MS = 1000;

/**
 * Milliseconds until an event's reservation expires, by the platform's clock: updated every second
 * for its subscribers, 0 after the expiry, and null without a reservation.
 */
export const reservationRemainingAtom = weakFamily(
  (eventId: string) =>
    atom((get): number | null => {
      const { status, reservation } = get(reservationAtom(eventId));
      if (status === 'expired') return 0;
      if ((status !== 'reserved' && status !== 'ordering') || !reservation.expires) return null;
      return get(timeUntilAtom(reservation.expires.getTime()));
    }),
  (eventId) => eventId,
);

/**
 * Milliseconds until a sale starts or ends, by the platform's clock: updated every second, never
 * below 0.
 */
export const saleRemainingAtom = timeUntilAtom;

/** Remaining time of a reservation at which a notice is shown: five minutes and less. */
export const ReservationNotice = {
  FIVE_MINUTES: 'FIVE_MINUTES',
  TWO_MINUTES: 'TWO_MINUTES',
  ONE_MINUTE: 'ONE_MINUTE',
  HALF_MINUTE: 'HALF_MINUTE',
  EXPIRED: 'EXPIRED',
} as const;
export type ReservationNotice = (typeof ReservationNotice)[keyof typeof ReservationNotice];

const NOTICES: readonly (readonly [most: number, notice: ReservationNotice])[] = [
  [0, ReservationNotice.EXPIRED],
  [30 * SECOND_MS, ReservationNotice.HALF_MINUTE],
  [60 * SECOND_MS, ReservationNotice.ONE_MINUTE],
  [120 * SECOND_MS, ReservationNotice.TWO_MINUTES],
  [300 * SECOND_MS, ReservationNotice.FIVE_MINUTES],
];

/** Returns the notice for the remaining milliseconds; null if there is still enough time. */
export const getReservationNotice = (remaining: number | null): ReservationNotice | null =>
  remaining === null ? null : (NOTICES.find(([most]) => remaining <= most)?.[1] ?? null);

/**
 * The latest notice of an event's reservation: it changes at 5, 2 and 1 minutes, at 30 seconds and
 * at the expiry, and only once if a device sleep passed several of them.
 */
export const reservationNoticeAtom = weakFamily(
  (eventId: string) => atom((get) => getReservationNotice(get(reservationRemainingAtom(eventId)))),
  (eventId) => eventId,
);

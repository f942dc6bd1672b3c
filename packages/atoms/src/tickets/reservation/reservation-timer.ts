import { atom } from 'jotai/vanilla';
import { timeUntilAtom } from '../../time/time-until.ts';
import { weakFamily } from '../../utils/weak-family.ts';
import { reservationAtom } from './reservation.ts';

const SECOND_MS = 1000;

/**
 * How many milliseconds an event's tickets are still held, by the platform's clock: moving each
 * second for its subscribers, 0 once the time has passed, and null where nothing is held.
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

/** How many milliseconds there are until a sale begins or ends, by the platform's clock: moving each second, never below 0. */
export const saleRemainingAtom = timeUntilAtom;

/** How near the end of a hold is, where that is worth a word: five minutes and less. */
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

/** What is to be said of so many milliseconds that are left; null while there is no hurry. */
export const getReservationNotice = (remaining: number | null): ReservationNotice | null =>
  remaining === null ? null : (NOTICES.find(([most]) => remaining <= most)?.[1] ?? null);

/**
 * The newest notice of an event's hold: it changes when there is something to say, at 5, 2 and 1
 * minutes, at 30 seconds and at the end, and only once where a sleep passed over several of them.
 */
export const reservationNoticeAtom = weakFamily(
  (eventId: string) => atom((get) => getReservationNotice(get(reservationRemainingAtom(eventId)))),
  (eventId) => eventId,
);

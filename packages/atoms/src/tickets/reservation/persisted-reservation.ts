import type { TicketQuantity } from '@vitrine/client/tickets';
import { atom } from 'jotai/vanilla';
import { lossless } from '../../hydration/serialize.ts';
import { persistedAtom } from '../../persistence/persisted-atom.ts';
import type { StoragePort } from '../../persistence/storage.ts';
import { logoutCountAtom } from '../../session/session-scope.ts';
import { storefrontAtom } from '../../storefront.ts';
import { timeUntilAtom } from '../../time/time-until.ts';
import { weakFamily } from '../../utils/weak-family.ts';
import { type ReservationName, reservationAtom } from './reservation.ts';
import { reservationFlowAtom } from './reservation-flow.ts';

/** A hold that outlives its page. */
export interface PersistedReservation {
  reservationId: string;
  expires: Date;
  /** What was asked for it, where that is known. */
  ticketQuantities?: readonly TicketQuantity[];
  /** How often it was renewed. */
  renewals: number;
}

type PersistedReservations = Readonly<Record<string, PersistedReservation>>;

const NAME = 'vitrine:reservations';

const isPersistedReservation = (value: unknown): value is PersistedReservation => {
  const { reservationId, expires, renewals } = (value ?? {}) as Partial<PersistedReservation>;
  return typeof reservationId === 'string' && expires instanceof Date && Number.isInteger(renewals);
};

const portAtom = atom<{ storage: StoragePort; stop: () => void } | null>(null);

/** By event. */
const reservationsAtom = persistedAtom<PersistedReservations>({
  name: NAME,
  storage: (get) => get(portAtom)?.storage ?? null,
  toValue: (found) =>
    Object.fromEntries(
      Object.entries(found ?? {}).filter((entry): entry is [string, PersistedReservation] =>
        isPersistedReservation(entry[1]),
      ),
    ),
  codec: lossless,
});

const without = (holds: PersistedReservations, eventId: string): PersistedReservations => {
  const { [eventId]: _hold, ...others } = holds;
  return others;
};

/**
 * Where holds are kept, so that a reload and other tabs find them; nowhere unless the host sets it,
 * as early as the page begins: `store.set(reservationStorageAtom, localStoragePort())`. What a
 * member held is forgotten with the member.
 */
export const reservationStorageAtom = atom(
  (get) => get(portAtom)?.storage ?? null,
  (get, set, storage: StoragePort | null) => {
    get(portAtom)?.stop();
    const { store } = get(storefrontAtom);
    const forget = () => store.set(reservationsAtom, () => ({}));
    const stop = storage ? store.sub(logoutCountAtom, forget) : () => {};
    set(portAtom, storage && { storage, stop });
  },
);

/** The hold of this page that is to be kept; null where it has none, or none that is known to end. */
const ownHoldAtom = weakFamily(
  (eventId: string) =>
    atom((get): PersistedReservation | null => {
      const { status, reservation } = get(reservationAtom(eventId));
      if ((status !== 'reserved' && status !== 'ordering') || !reservation.expires) return null;
      const flow = get(reservationFlowAtom(eventId));
      const { wanted = null, renewals = 0 } = 'renewals' in flow ? flow : {};
      return {
        reservationId: reservation._id,
        expires: reservation.expires,
        renewals,
        ...(wanted && { ticketQuantities: wanted.ticketQuantities }),
      };
    }),
  (eventId) => eventId,
);

const persistFamily = weakFamily(
  (eventId: string) => {
    const startAtom = atom(null, (get) => {
      const { store } = get(storefrontAtom);
      let own: string | null = null;
      const keep = () => {
        const hold = store.get(ownHoldAtom(eventId));
        if (!store.get(reservationStorageAtom) || (!hold && !own)) return;
        const former = own;
        own = hold?.reservationId ?? null;
        store.set(reservationsAtom, (holds) => {
          if (hold) return { ...holds, [eventId]: hold };
          // Another tab may have put its own there meanwhile.
          return holds[eventId]?.reservationId === former ? without(holds, eventId) : holds;
        });
      };
      keep();
      return store.sub(ownHoldAtom(eventId), keep);
    });
    startAtom.onMount = (start) => start();
    return startAtom;
  },
  (eventId) => eventId,
);

/**
 * The hold that an earlier page or another tab has on an event's tickets, to be resumed or given
 * back; null where there is none, or where this page has it. While someone reads this, the hold of
 * this page is kept for others.
 */
export const persistedReservationAtom = weakFamily(
  (eventId: string) =>
    atom((get): PersistedReservation | null => {
      get(persistFamily(eventId));
      const kept = get(reservationsAtom)[eventId];
      const { reservation } = get(reservationAtom(eventId));
      if (!kept || kept.reservationId === reservation?._id) return null;
      return get(timeUntilAtom(kept.expires.getTime())) > 0 ? kept : null;
    }),
  (eventId) => eventId,
);

/** Forgets a hold that is kept for an event, where no other one has taken its place. */
export const clearPersistedReservationAtom = atom(
  null,
  (_get, set, { eventId, reservationId }: ReservationName) =>
    set(reservationsAtom, (holds) =>
      holds[eventId]?.reservationId === reservationId ? without(holds, eventId) : holds,
    ),
);

import type { TicketQuantity } from '@vitrine/client/tickets';
import { atom } from 'jotai/vanilla';
import { isHydratingAtom } from '../../hydration/hydrating.ts';
import { lossless } from '../../hydration/serialize.ts';
import { persistedAtom } from '../../persistence/persisted-atom.ts';
import { persistentStorageAtom, storefrontAtom } from '../../storefront.ts';
import { timeUntilAtom } from '../../time/time-until.ts';
import { weakFamily } from '../../utils/weak-family.ts';
import { type ReservationName, reservationAtom } from './reservation.ts';
import { reservationFlowAtom } from './reservation-flow.ts';

/** A reservation that outlives its page. */
export interface PersistedReservation {
  /** `_id` of the reservation. */
  reservationId: string;
  /** When its tickets are released, by the platform's clock. */
  expires: Date;
  /** The requested tickets, if they are known. */
  ticketQuantities?: readonly TicketQuantity[];
  /** Number of renewals. */
  renewals: number;
}

type PersistedReservations = Readonly<Record<string, PersistedReservation>>;

const NAME = 'vitrine.reservations';

const isPersistedReservation = (value: unknown): value is PersistedReservation => {
  const { reservationId, expires, renewals } = (value ?? {}) as Partial<PersistedReservation>;
  return typeof reservationId === 'string' && expires instanceof Date && Number.isInteger(renewals);
};

/** By event. */
const reservationsAtom = persistedAtom<PersistedReservations>({
  name: NAME,
  storage: (get) => get(persistentStorageAtom),
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

/** This page's reservation to store; null if it has none, or none with a known expiry. */
const ownHoldAtom = weakFamily(
  (eventId: string) =>
    atom((get): PersistedReservation | null => {
      const { status, reservation } = get(reservationAtom(eventId));
      if ((status !== 'reserved' && status !== 'ordering') || !reservation.expires) return null;
      const flow = get(reservationFlowAtom(eventId));
      // While other tickets are being requested, the reservation has the tickets of the request before.
      const former = 'former' in flow ? flow.former : null;
      const { requestedTickets = null, renewals = 0 } = 'renewals' in flow ? flow : (former ?? {});
      return {
        reservationId: reservation._id,
        expires: reservation.expires,
        renewals,
        ...(requestedTickets && { ticketQuantities: requestedTickets.ticketQuantities }),
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
        if (!store.get(persistentStorageAtom) || (!hold && !own)) return;
        const former = own;
        own = hold?.reservationId ?? null;
        store.set(reservationsAtom, (holds) => {
          if (hold) return { ...holds, [eventId]: hold };
          // Another tab may have stored its own reservation meanwhile.
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
 * The reservation of an event's tickets by an earlier page or another tab, to be resumed or
 * canceled; null if there is none, or if this page has it. While subscribed, this page's
 * reservation is stored for others.
 */
export const persistedReservationAtom = weakFamily(
  (eventId: string) =>
    atom((get): PersistedReservation | null => {
      get(persistFamily(eventId));
      // The server knows nothing of this device.
      if (get(isHydratingAtom)) return null;
      const storedReservation = get(reservationsAtom)[eventId];
      const { reservation } = get(reservationAtom(eventId));
      if (!storedReservation || storedReservation.reservationId === reservation?._id) return null;
      return get(timeUntilAtom(storedReservation.expires.getTime())) > 0 ? storedReservation : null;
    }),
  (eventId) => eventId,
);

/** Deletes a stored reservation of an event, unless another one has replaced it. */
export const clearPersistedReservationAtom = atom(
  null,
  (_get, set, { eventId, reservationId }: ReservationName) =>
    set(reservationsAtom, (holds) =>
      holds[eventId]?.reservationId === reservationId ? without(holds, eventId) : holds,
    ),
);

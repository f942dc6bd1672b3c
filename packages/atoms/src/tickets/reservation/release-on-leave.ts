import { cancelReservation } from '@vitrine/client/tickets';
import { atom } from 'jotai/vanilla';
import { persistentStorageAtom, storefrontAtom } from '../../storefront.ts';
import { keepAlive, onPageDiscard } from '../../utils/page-leave.ts';
import { reservationAtom, setReservationAtom } from './reservation.ts';
import { reservationFlowAtom } from './reservation-flow.ts';
import { mayBeOrdered } from './reservation-states.ts';

/**
 * Whether a reservation is released when its page is closed and nothing persists it; yes by
 * default. Set it to false if another page resumes the reservation by its id, for example from the
 * URL. With a `storage` of `createStorefront`, reservations are never released this way.
 */
export const releaseOnLeaveAtom = atom(true);

/** The events with a reservation, and the switch of the listener. */
const watchAtom = atom((get) => {
  const { store, client } = get(storefrontAtom);
  const eventIds = new Set<string>();
  const listen = onPageDiscard(() => {
    if (!store.get(releaseOnLeaveAtom) || store.get(persistentStorageAtom)) return;
    const lasting = keepAlive(client);
    for (const eventId of eventIds) {
      const { status, reservation } = store.get(reservationAtom(eventId));
      const flow = store.get(reservationFlowAtom(eventId));
      // A reservation that may have an order belongs to the order.
      const isOfOrder = flow.status === 'checking-out' || mayBeOrdered(flow);
      if (status !== 'reserved' || isOfOrder) continue;
      store.set(setReservationAtom, eventId);
      // The page is gone, so nothing can handle a failure; the reservation expires then.
      void cancelReservation(lasting, reservation._id, eventId).catch(() => {});
    }
    eventIds.clear();
    listen(false);
  });
  return { eventIds, listen };
});

/** Starts or stops to release an event's reservation when its page is closed. */
export const watchLeaveAtom = atom(null, (get, _set, eventId: string, isReserved: boolean) => {
  const { eventIds, listen } = get(watchAtom);
  if (isReserved) eventIds.add(eventId);
  else eventIds.delete(eventId);
  listen(eventIds.size > 0);
});

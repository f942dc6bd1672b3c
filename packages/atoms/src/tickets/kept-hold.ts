import type { TicketQuantity } from '@vitrine/client/tickets';
import { atom } from 'jotai/vanilla';
import { departureAtom } from '../core/person.ts';
import { decode, encode, type Json } from '../core/serialise.ts';
import { steadyClockAtom } from '../core/steady-clock.ts';
import type { StoragePort } from '../core/storage.ts';
import { storefrontAtom } from '../core/storefront.ts';
import { weakFamily } from '../core/weak-family.ts';
import { reservationAtom } from './reservation.ts';
import { reservationFlowAtom } from './reservation-flow.ts';

/** A hold that outlives its page. */
export interface KeptHold {
  reservationId: string;
  expires: Date;
  /** What was asked for it, where that is known. */
  ticketQuantities?: readonly TicketQuantity[];
  /** How often it was renewed. */
  renewals: number;
}

type KeptHolds = Readonly<Record<string, KeptHold>>;

const NAME = 'vitrine:reservations';

const isHold = (value: unknown): value is KeptHold => {
  const { reservationId, expires, renewals } = (value ?? {}) as Partial<KeptHold>;
  return typeof reservationId === 'string' && expires instanceof Date && Number.isInteger(renewals);
};

/** What a storage has; of a text that makes no sense, nothing. */
function readHolds(storage: StoragePort | null): KeptHolds {
  try {
    const found: unknown = decode(JSON.parse(storage?.read(NAME) ?? '{}') as Json);
    return Object.fromEntries(
      Object.entries(found ?? {}).filter((entry): entry is [string, KeptHold] => isHold(entry[1])),
    );
  } catch {
    return {};
  }
}

function writeHold(storage: StoragePort, eventId: string, hold: KeptHold | null): void {
  const { [eventId]: _former, ...others } = readHolds(storage);
  const holds = hold ? { ...others, [eventId]: hold } : others;
  storage.write(NAME, Object.keys(holds).length > 0 ? JSON.stringify(encode(holds)) : null);
}

const portAtom = atom<{ storage: StoragePort; stop: () => void } | null>(null);

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
    const stop = storage ? store.sub(departureAtom, () => storage.write(NAME, null)) : () => {};
    set(portAtom, storage && { storage, stop });
  },
);

/** The hold of this page that is to be kept; null where it has none, or none that is known to end. */
const ownHoldAtom = weakFamily(
  (eventId: string) =>
    atom((get): KeptHold | null => {
      const { status, reservation } = get(reservationAtom(eventId));
      if ((status !== 'held' && status !== 'ordering') || !reservation.expires) return null;
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

const keeperFamily = weakFamily(
  (eventId: string) => {
    const startAtom = atom(null, (get) => {
      const { store } = get(storefrontAtom);
      let own: string | null = null;
      const keep = () => {
        const storage = store.get(reservationStorageAtom);
        const hold = store.get(ownHoldAtom(eventId));
        if (!storage || (!hold && !own)) return;
        // Another tab may have put its own there meanwhile.
        if (hold || readHolds(storage)[eventId]?.reservationId === own) {
          writeHold(storage, eventId, hold);
        }
        own = hold?.reservationId ?? null;
      };
      keep();
      return store.sub(ownHoldAtom(eventId), keep);
    });
    startAtom.onMount = (start) => start();
    return startAtom;
  },
  (eventId) => eventId,
);

const readingsFamily = weakFamily(
  (eventId: string) =>
    atom((get) => {
      const storage = get(reservationStorageAtom);
      const readAtom = atom(readHolds(storage)[eventId] ?? null);
      readAtom.onMount = (set) => {
        const read = () => set(readHolds(storage)[eventId] ?? null);
        read();
        return storage?.subscribe(NAME, read);
      };
      return readAtom;
    }),
  (eventId) => eventId,
);

/**
 * The hold that an earlier page or another tab has on an event's tickets, to be resumed or given
 * back; null where there is none, or where this page has it. While somebody reads this, the hold of
 * this page is kept for others.
 */
export const keptHoldAtom = weakFamily(
  (eventId: string) =>
    atom((get): KeptHold | null => {
      get(keeperFamily(eventId));
      const kept = get(get(readingsFamily(eventId)));
      const { reservation } = get(reservationAtom(eventId));
      if (!kept || kept.reservationId === reservation?._id) return null;
      return kept.expires.getTime() > get(steadyClockAtom).now() ? kept : null;
    }),
  (eventId) => eventId,
);

/** Forgets the hold that is kept for an event. */
export const forgetHoldAtom = atom(null, (get, _set, eventId: string) => {
  const storage = get(reservationStorageAtom);
  if (storage) writeHold(storage, eventId, null);
});

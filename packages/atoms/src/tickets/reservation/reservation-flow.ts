import { atom, type Getter, type Setter, type WritableAtom } from 'jotai/vanilla';
import { createSessionCheck, logoutCountAtom } from '../../session/session-scope.ts';
import { sessionScopedFamily } from '../../session/session-scoped-family.ts';
import { weakFamily } from '../../utils/weak-family.ts';
import { reservationAtom } from './reservation.ts';
import { canRenew, idleFlow, reservationReducer } from './reservation-machine.ts';
import type { ReservationEvent, ReservationFlow } from './reservation-states.ts';

const flowAtom = sessionScopedFamily<ReservationFlow>(idleFlow, logoutCountAtom);

/**
 * A buyer's flow from an event's tickets to an order. See docs/reference/tickets.mdx and
 * docs/reference/states.mdx.
 */
export const reservationFlowAtom = weakFamily(
  (eventId: string) =>
    atom(
      (get): ReservationFlow =>
        reservationReducer(get(flowAtom(eventId)), {
          type: 'seen',
          state: get(reservationAtom(eventId)),
        }),
    ),
  (eventId) => eventId,
);

/** Whether the buyer's reservation of an event can be renewed. */
export const canRenewAtom = weakFamily(
  (eventId: string) => atom((get) => canRenew(get(reservationFlowAtom(eventId)))),
  (eventId) => eventId,
);

/** Moves a buyer on. @returns whether the event made sense where the buyer stood. */
export const dispatchFlowAtom = atom(
  null,
  (get, set, eventId: string, event: ReservationEvent): boolean => {
    const flow = get(reservationFlowAtom(eventId));
    const next = reservationReducer(flow, event);
    set(flowAtom(eventId), next);
    return next !== flow;
  },
);

const runsAtom = atom((): Map<string, Promise<ReservationFlow>> => new Map());

/** A step of the flow needs at least an event id. */
type Step<Request> = WritableAtom<null, [request: Request], Promise<ReservationFlow>>;

/**
 * Creates a step of an event's flow, one at a time: during a pending step, another write returns
 * its promise, from any component. The promise resolves with the resulting flow, and never rejects:
 * errors are in the state. After a logout, the pending step of the earlier person changes nothing.
 *
 * @param begin is the event that the step starts with; if it changes nothing, nothing is sent.
 * @param take does the work, and updates the flow.
 */
export function flowStep<Request extends { eventId: string }>(
  begin: (request: Request, flow: ReservationFlow) => ReservationEvent,
  take: (
    context: {
      get: Getter;
      set: Setter;
      move: (event: ReservationEvent) => void;
    },
    request: Request,
    before: ReservationFlow,
  ) => Promise<void>,
): Step<Request> {
  return atom(null, (get, set, request: Request): Promise<ReservationFlow> => {
    const { eventId } = request;
    const runs = get(runsAtom);
    // A step of the next person is another one.
    const key = JSON.stringify([get(logoutCountAtom), eventId]);
    const known = runs.get(key);
    if (known) return known;
    const before = get(reservationFlowAtom(eventId));
    if (!set(dispatchFlowAtom, eventId, begin(request, before))) return Promise.resolve(before);
    const isSamePerson = createSessionCheck(get, logoutCountAtom);
    const move = (event: ReservationEvent) => {
      if (isSamePerson()) set(dispatchFlowAtom, eventId, event);
    };
    const run = take({ get, set, move }, request, before)
      .finally(() => runs.delete(key))
      .then(() => get(reservationFlowAtom(eventId)));
    runs.set(key, run);
    return run;
  });
}

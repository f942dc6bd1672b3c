'use client';

import {
  countReservedTickets,
  type ReservationNotice as Notice,
  type ReservationFlow,
  reservationFlowAtom,
  reservationNoticeAtom,
  reservationRemainingAtom,
  useAtomValue,
} from '@vitrine/atoms';
import type { Reservation } from '@vitrine/client/tickets';
import { useEffect, useState } from 'react';
import type { PlainMessageKey } from '../../messages/message-catalog.ts';
import { useAnnounce } from '../../primitives/announcer/Announcer.tsx';
import { useUi } from '../../provider/UiProvider.tsx';
import { usePrevious } from '../../utils/hooks/use-previous.ts';
import '../../messages/en/tickets.ts';

/** The last two minutes: the end is near enough to be warned of. */
const WARNING_MS = 120_000;

const sentences: Readonly<Record<Notice, PlainMessageKey | null>> = {
  FIVE_MINUTES: 'tickets.reservation.fiveMinutes',
  TWO_MINUTES: 'tickets.reservation.twoMinutes',
  ONE_MINUTE: 'tickets.reservation.oneMinute',
  HALF_MINUTE: 'tickets.reservation.halfMinute',
  // The expiration has its own dialog or message, which is announced.
  EXPIRED: null,
};

/**
 * Announces the notices of an event's reservation as they appear. A notice present from the start
 * is not announced.
 */
function useReservationAnnouncements(eventId: string, isQuiet: boolean): void {
  const { t } = useUi();
  const announce = useAnnounce();
  const notice = useAtomValue(reservationNoticeAtom(eventId));
  const before = usePrevious(notice);
  useEffect(() => {
    if (before === undefined || notice === null || before === notice || isQuiet) return;
    const key = sentences[notice];
    if (key) announce(t(key));
  }, [before, notice, isQuiet, announce, t]);
}

/** A reservation as shown in a panel. */
export interface ReservationView {
  flow: ReservationFlow;
  reservation: Reservation;
  /** Number of reserved tickets. */
  count: number;
  /** Milliseconds until it ends. */
  left: number;
  /** Remaining share of the time, 0 to 1. */
  share: number;
  isEnding: boolean;
}

/** Returns an event's reservation for a panel; null without a reservation. */
export function useReservation(eventId: string): ReservationView | null {
  const flow = useAtomValue(reservationFlowAtom(eventId));
  const remaining = useAtomValue(reservationRemainingAtom(eventId));
  const isOrdering = flow.status === 'checking-out';
  useReservationAnnouncements(eventId, isOrdering);
  // The bar needs a full length: the remaining time when this reservation was first seen.
  const [initialTime, setInitialTime] = useState<{ id: string; time: number } | null>(null);
  // While an order is pending, its response decides, and the displayed time is paused.
  const [shown, setShown] = useState(remaining);
  if (!isOrdering && remaining !== shown) setShown(remaining);
  const former = 'former' in flow ? flow.former : null;
  const hold = 'renewals' in flow ? flow : former;
  const isReserved = hold && flow.status !== 'expired' && flow.status !== 'lost';
  if (!hold || !isReserved || flow.status === 'canceling' || remaining === null) return null;
  const { reservation } = hold;
  const left = (isOrdering ? shown : remaining) ?? remaining;
  if (initialTime?.id !== reservation._id || initialTime.time < left) {
    setInitialTime({ id: reservation._id, time: left });
  }
  return {
    flow,
    reservation,
    count: countReservedTickets(reservation),
    left,
    share: initialTime && initialTime.time > 0 ? Math.min(1, left / initialTime.time) : 1,
    isEnding: left <= WARNING_MS,
  };
}

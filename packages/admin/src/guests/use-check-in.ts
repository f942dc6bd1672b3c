'use client';

import {
  type CheckIn,
  countGuests,
  eventAtom,
  eventCheckIn,
  type Guest,
  sortGuests,
  useAtom,
  useAtomValue,
  useSetAtom,
} from '@vitrine/atoms';
import { RequestedFields } from '@vitrine/client/events';
import { useAnnounce, useUi } from '@vitrine/ui';
import { useEffect, useMemo, useRef } from 'react';
import { useAdminTranslate } from '../messages/use-admin-translate.ts';
import '../messages/en/guests.ts';

/** Time between two tries to send what is kept, in milliseconds. */
const RETRY_MS = 15_000;

const eventFields = [RequestedFields.DETAILS, RequestedFields.FORM] as const;

/**
 * Returns the check-in of an event, and keeps sending what is kept on this device: when the page opens,
 * when the connection is back, and every 15 seconds. Announces a lost connection, and that the server
 * does not let this device check in guests.
 */
export function useCheckIn(eventId: string) {
  const t = useAdminTranslate();
  const announce = useAnnounce();
  const { locale } = useUi();
  const checkIn: CheckIn = useMemo(() => eventCheckIn(eventId), [eventId]);
  const [orders, reload] = useAtom(checkIn.ordersAtom);
  const [{ data: event }] = useAtom(eventAtom(eventId, eventFields));
  const allGuests = useAtomValue(checkIn.guestsAtom);
  const guests = useMemo(() => sortGuests(allGuests, locale), [allGuests, locale]);
  const connection = useAtomValue(checkIn.connectionAtom);
  const canCheckIn = useAtomValue(checkIn.canCheckInAtom);
  const send = useSetAtom(checkIn.sendAtom);
  const sendCheckIns = useSetAtom(checkIn.checkInAtom);
  const sendUndos = useSetAtom(checkIn.undoAtom);
  const counts = useMemo(() => countGuests(guests), [guests]);

  useEffect(() => {
    const sendNow = () => void send();
    sendNow();
    addEventListener('online', sendNow);
    return () => removeEventListener('online', sendNow);
  }, [send]);
  const isFailing = connection.failingSince !== undefined;
  const { isDenied } = connection;
  useEffect(() => {
    if (!isFailing) return;
    const timer = setInterval(() => void send(), RETRY_MS);
    return () => clearInterval(timer);
  }, [isFailing, send]);
  const state = isFailing ? (isDenied ? 'denied' : 'offline') : 'online';
  const before = useRef(state);
  useEffect(() => {
    if (before.current === state) return;
    before.current = state;
    announce(t(`admin.guests.${state}Spoken`), state === 'online' ? 'polite' : 'assertive');
  }, [state, announce, t]);

  const toNumbers = (some: readonly Guest[]) => some.map(({ ticketNumber }) => ticketNumber);
  return {
    ...{ checkIn, orders, reload, event, guests, counts, connection, canCheckIn },
    send: () => void send(),
    /** Checks in guests; it shows at once. */
    admit: (some: readonly Guest[]) => void sendCheckIns(toNumbers(some)),
    undo: (some: readonly Guest[]) => void sendUndos(toNumbers(some)),
  };
}

/** The check-in of an event, as `useCheckIn` returns it. */
export type UsedCheckIn = ReturnType<typeof useCheckIn>;

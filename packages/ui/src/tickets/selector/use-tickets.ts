'use client';

import {
  eventAtom,
  eventTimes,
  getSaleStatus,
  getSaleTransitions,
  getTicketAvailability,
  getTicketIssue,
  isAlreadyReserved,
  isDonation,
  type RejectedRequest,
  reservationFlowAtom,
  reserveSelectionAtom,
  salesClockAtom,
  TICKET_EVENT_FIELDS,
  ticketOfferAtom,
  ticketSelectionAtom,
  useAtomValue,
  useSetAtom,
} from '@vitrine/atoms';
import { type TicketDefinition, TicketSaleStatus } from '@vitrine/client/tickets';
import { type RefObject, useEffect, useState } from 'react';
import { useAnnounce } from '../../primitives/announcer/Announcer.tsx';
import { useUi } from '../../provider/UiProvider.tsx';
import { useIsMounted } from '../../utils/hooks/use-is-mounted.ts';
import { usePrevious } from '../../utils/hooks/use-previous.ts';
import { isTicketOnSale, type TicketsContextValue } from './tickets-context.ts';
import '../../messages/en/tickets.ts';

/** Announces sales that open or end while the page is open, but not the initial state. */
function useSaleAnnouncements(definitions: readonly TicketDefinition[], now: number): void {
  const { t } = useUi();
  const announce = useAnnounce();
  const current = JSON.stringify(
    definitions.map((definition) => [
      definition._id,
      definition.name,
      getSaleStatus(definition, now),
    ]),
  );
  const before = usePrevious(current);
  useEffect(() => {
    if (before === undefined || before === current) return;
    type Entry = [id: string, name: string, status: TicketSaleStatus];
    const former = new Map((JSON.parse(before) as Entry[]).map(([id, , status]) => [id, status]));
    const changes = (JSON.parse(current) as Entry[]).flatMap(([id, name, status]) => {
      if (!former.has(id) || former.get(id) === status) return [];
      if (status === TicketSaleStatus.SALE_STARTED) return [t('tickets.opened', { name })];
      return status === TicketSaleStatus.SALE_ENDED ? [t('tickets.closed', { name })] : [];
    });
    if (changes.length > 0) announce(changes.join(' '));
  }, [before, current, announce, t]);
}

interface TicketsOptions {
  eventId: string;
  onReserved: (() => void) | undefined;
  soldOutAction: TicketsContextValue['soldOutAction'];
  root: RefObject<HTMLElement | null>;
}

/** Returns the element that receives the focus in a ticket with a problem. */
const findFocusTarget = (row: Element | null | undefined): HTMLElement | null =>
  row?.querySelector<HTMLElement>('input[aria-invalid="true"]') ??
  row?.querySelector<HTMLElement>('[data-tone] button') ??
  row?.querySelector<HTMLElement>('button, input') ??
  null;

/**
 * State of one selector: the tickets on sale, rejections, and the function that reserves tickets.
 */
export function useTickets({
  eventId,
  root,
  onReserved,
  soldOutAction,
}: TicketsOptions): TicketsContextValue {
  const { t } = useUi();
  const announce = useAnnounce();
  const { definitions: all } = useAtomValue(ticketOfferAtom(eventId));
  const { data: event = null } = useAtomValue(eventAtom(eventId, TICKET_EVENT_FIELDS));
  const now = useAtomValue(salesClockAtom(getSaleTransitions(all)));
  const selection = useAtomValue(ticketSelectionAtom(eventId));
  const flow = useAtomValue(reservationFlowAtom(eventId));
  const reserveSelection = useSetAtom(reserveSelectionAtom);
  const [rejected, setRejected] = useState<RejectedRequest | null>(null);
  const [checked, setChecked] = useState<ReadonlySet<string>>(new Set());
  const [wasEmpty, setWasEmpty] = useState(false);
  const [focusRequests, setFocusRequests] = useState(0);
  const isHere = useIsMounted();

  useEffect(() => {
    if (focusRequests === 0) return;
    findFocusTarget(root.current?.querySelector('[data-ticket-id][data-invalid]'))?.focus();
  }, [focusRequests, root]);

  const definitions = all.filter(
    (definition) => getTicketAvailability(definition, { now }).kind !== 'hidden',
  );
  useSaleAnnouncements(definitions, now);
  const isOnSale =
    selection.length > 0 || definitions.some((definition) => isTicketOnSale(definition, now));
  const times = event ? eventTimes(event.dateAndTimeSettings) : null;
  const limitPerOrder = event?.registration?.tickets?.ticketLimitPerOrder;
  const unnamed = definitions.filter(
    (definition) =>
      isDonation(definition) &&
      selection.some(
        ({ ticketDefinitionId, priceOverride }) =>
          ticketDefinitionId === definition._id && priceOverride === undefined,
      ),
  );

  // Reserved tickets stay with the buyer, even if their sale ends.
  const isReserved = isAlreadyReserved(flow, selection);

  const submit = async ({ releaseFirst = false, isRetry = false } = {}) => {
    setWasEmpty(selection.length === 0);
    if (selection.length === 0) {
      root.current
        ?.querySelector<HTMLElement>('[data-ticket-id]:not([data-disabled]) :is(input, button)')
        ?.focus();
      return announce(t('tickets.problem.none'), 'assertive');
    }
    if (flow.status === 'unknown' && !isRetry) {
      return announce(t('tickets.unknown.title'), 'assertive');
    }
    setChecked((known) => new Set([...known, ...unnamed.map(({ _id }) => _id)]));
    // The list may count the tickets of the request without a response, so a retry is sent anyway.
    const isBroken =
      !isReserved &&
      !isRetry &&
      definitions.some((definition) => getTicketIssue(definition, selection, { now }));
    setRejected(null);
    if (unnamed.length > 0 || isBroken) return setFocusRequests((count) => count + 1);
    const next = await reserveSelection({ eventId, ...(releaseFirst && { releaseFirst }) });
    if (!isHere()) return;
    const problem = 'problem' in next ? next.problem : null;
    // After an order of unknown outcome, the checkout finds out whether there is one.
    const isHeld = next.status === 'reserved' || next.status === 'failed';
    if (isHeld && !problem) onReserved?.();
    if (!problem) return;
    setRejected({ selection, problem });
    setFocusRequests((count) => count + 1);
  };

  return {
    ...{ eventId, event, definitions, now, rejected, checked, isOnSale, isReserved },
    soldOutAction,
    reserve: (releaseFirst) => submit({ releaseFirst }),
    retry: () => submit({ isRetry: true }),
    timeZone: times?.kind === 'dated' ? times.timeZone : undefined,
    limits: { definitions, ...(limitPerOrder !== undefined && { limitPerOrder }) },
    check: (id) => setChecked((known) => new Set(known).add(id)),
    isEmpty: wasEmpty && selection.length === 0,
  };
}

'use client';

import {
  leaveTicketsAtom,
  type ReservationFlow,
  type ReserveProblem,
  reservationFlowAtom,
  useAtomValue,
  useSetAtom,
} from '@vitrine/atoms';
import { ReservationStatus } from '@vitrine/client/tickets';
import { Button } from '../../primitives/button/Button.tsx';
import { Callout } from '../../primitives/callout/Callout.tsx';
import { useUi } from '../../provider/UiProvider.tsx';
import { useTicketsContext } from './tickets-context.ts';
import '../../messages/en/common.ts';
import '../../messages/en/tickets.ts';

/**
 * Messages about problems between selection and reservation, except those shown at their ticket.
 */
export function TicketsMessages() {
  const { t } = useUi();
  const { eventId, isEmpty } = useTicketsContext();
  const flow = useAtomValue(reservationFlowAtom(eventId));
  if (isEmpty) return <Callout tone="warning">{t('tickets.problem.none')}</Callout>;
  if (flow.status === 'unknown') return <UnknownReservation flow={flow} />;
  if (flow.status === 'canceled') {
    const { reservationStatus } = flow.reservation;
    const isOwn = reservationStatus === ReservationStatus.RESERVATION_CANCELED_MANUALLY;
    return (
      <Callout tone="warning">{t(isOwn ? 'tickets.canceledByBuyer' : 'tickets.canceled')}</Callout>
    );
  }
  const isIdle = flow.status === 'idle' || flow.status === 'reserved';
  return isIdle && flow.problem ? (
    <Rejection problem={flow.problem} isReserved={flow.status === 'reserved'} />
  ) : null;
}

function Rejection({ problem, isReserved }: { problem: ReserveProblem; isReserved: boolean }) {
  const { t } = useUi();
  const { reserve, rejected } = useTicketsContext();
  const text = useProblemText(problem);
  // The rejection of a renewal is shown where it was requested.
  if (!rejected) return null;
  const mayCount = isReserved && (problem.kind === 'short' || problem.kind === 'limit');
  return (
    <Callout
      tone="warning"
      action={
        mayCount && (
          <Button emphasis="text" tone="inherit" onClick={() => void reserve(true)}>
            {t('tickets.problem.swap')}
          </Button>
        )
      }
    >
      {[
        text,
        isReserved && t('tickets.problem.stillHeld'),
        mayCount && t('tickets.problem.swapHint'),
      ]
        .filter(Boolean)
        .join(' ')}
    </Callout>
  );
}

function useProblemText(problem: ReserveProblem): string {
  const { t } = useUi();
  switch (problem.kind) {
    case 'short':
      return t('tickets.problem.shorts', { count: problem.tickets.length });
    case 'limit':
      if (problem.entry !== null) return t('tickets.problem.shorts', { count: 1 });
      return problem.limit === null
        ? t('tickets.problem.limitUnknown')
        : t('tickets.problem.limit', { count: problem.limit });
    case 'minimum':
      if (problem.entry !== null) return t('tickets.problem.shorts', { count: 1 });
      return problem.minimum === null
        ? t('tickets.problem.minimumUnknown')
        : t('tickets.problem.minimum', { count: problem.minimum });
    case 'invalid':
      return problem.field === 'price'
        ? t('tickets.problem.price')
        : t('tickets.problem.shorts', { count: 1 });
    case 'not-available':
      return t('tickets.problem.notAvailable');
    case 'rejected':
      return t('tickets.problem.rejected');
    case 'session':
      return t('common.session');
    case 'unreachable':
      return t('tickets.problem.unreachable');
  }
}

type Unknown = Extract<ReservationFlow, { status: 'unknown' }>;

/** There was no response: the buyer can retry; after that, the only option is to leave. */
function UnknownReservation({ flow: { mayRetry } }: { flow: Unknown }) {
  const { t } = useUi();
  const { eventId, retry } = useTicketsContext();
  const leave = useSetAtom(leaveTicketsAtom);
  return (
    <Callout
      tone="warning"
      action={
        <Button
          emphasis="text"
          tone="inherit"
          onClick={() => void (mayRetry ? retry() : leave({ eventId }))}
        >
          {t(mayRetry ? 'tickets.unknown.retry' : 'tickets.unknown.leave')}
        </Button>
      }
    >
      {t(mayRetry ? 'tickets.unknown.title' : 'tickets.unknown.still')}
    </Callout>
  );
}

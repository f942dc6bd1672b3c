'use client';

import { reservationFlowAtom, useAtomValue } from '@vitrine/atoms';
import { useEffect } from 'react';
import { useLazyModule } from '../../utils/hooks/use-lazy-module.ts';
import { createLazyModule } from '../../utils/lazy-module.ts';
import { ReservationTimer } from '../reservation/ReservationTimer.tsx';
import * as Tickets from './Tickets.tsx';
import type { TicketsRootProps } from './TicketsRoot.tsx';

const endedDialog = createLazyModule(() => import('../reservation/ReservationEndedDialog.tsx'));

export interface TicketSelectorProps extends Omit<TicketsRootProps, 'children'> {
  /** Whether small windows have a bar with the main action while the tickets are out of view. */
  hasBar?: boolean;
}

/**
 * Selects and reserves an event's tickets: the reservation, the list, a code, the estimate and the
 * continue button.
 */
export function TicketSelector({ hasBar, ...props }: TicketSelectorProps) {
  const { eventId } = props;
  return (
    <Tickets.Root {...props}>
      <Tickets.Restore eventId={eventId} />
      <ReservationTimer eventId={eventId} />
      <Tickets.List />
      <Tickets.Code eventId={eventId} />
      <Tickets.Totals />
      <Tickets.Continue />
      {hasBar && <Tickets.Bar />}
      <EndedDialog eventId={eventId} />
    </Tickets.Root>
  );
}

/**
 * It is loaded with the reservation, many minutes before it opens. Each step of the reservation tries
 * again after a failure, because the connection may be lost when the reservation ends.
 */
function EndedDialog({ eventId }: { eventId: string }) {
  const { status } = useAtomValue(reservationFlowAtom(eventId));
  const { code } = useLazyModule(endedDialog);
  useEffect(() => {
    if (status !== 'idle') endedDialog.start();
  }, [status]);
  return code && <code.ReservationEndedDialog eventId={eventId} />;
}

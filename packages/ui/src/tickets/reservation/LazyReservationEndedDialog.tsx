'use client';

import { reservationFlowAtom, useAtomValue } from '@vitrine/atoms';
import { useEffect } from 'react';
import { useLazyModule } from '../../utils/hooks/use-lazy-module.ts';
import { createLazyModule } from '../../utils/lazy-module.ts';
import type { ReservationEndedDialogProps } from './ReservationEndedDialog.tsx';

const endedDialog = createLazyModule(() => import('./ReservationEndedDialog.tsx'));

/**
 * A `ReservationEndedDialog` that is loaded with the reservation, many minutes before it opens. Each
 * step of the reservation tries again after a failure, because the connection may be lost when the
 * reservation ends.
 */
export function LazyReservationEndedDialog(props: ReservationEndedDialogProps) {
  const { status } = useAtomValue(reservationFlowAtom(props.eventId));
  const { code } = useLazyModule(endedDialog);
  useEffect(() => {
    if (status !== 'idle') endedDialog.start();
  }, [status]);
  return code && <code.ReservationEndedDialog {...props} />;
}

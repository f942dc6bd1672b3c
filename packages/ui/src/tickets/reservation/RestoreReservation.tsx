'use client';

import {
  persistedReservationAtom,
  resumeTicketsAtom,
  startOverAtom,
  useAtomValue,
  useSetAtom,
} from '@vitrine/atoms';
import { useState } from 'react';
import { useFormatMoment } from '../../patterns/date-time/use-format-moment.ts';
import { Button } from '../../primitives/button/Button.tsx';
import { Callout } from '../../primitives/callout/Callout.tsx';
import { useUi } from '../../provider/UiProvider.tsx';
import * as css from './RestoreReservation.css.ts';
import '../../messages/en/tickets.ts';

/**
 * The reservation of another tab or an earlier visit: can be resumed, or released to start over.
 * Renders nothing without one, or if `createStorefront` has no `storage`.
 */
export function RestoreReservation({
  eventId,
}: {
  /** ID of the event. */
  eventId: string;
}) {
  const { t } = useUi();
  const storedReservation = useAtomValue(persistedReservationAtom(eventId));
  const resume = useSetAtom(resumeTicketsAtom);
  const startOver = useSetAtom(startOverAtom);
  const moment = useFormatMoment();
  const [state, setState] = useState<'idle' | 'pending' | 'failed'>('idle');
  if (!storedReservation) return null;
  const count =
    storedReservation.ticketQuantities?.reduce((all, { quantity }) => all + quantity, 0) ?? 1;
  const restoreReservation = async () => {
    setState('pending');
    try {
      await resume({ eventId });
      setState('idle');
    } catch {
      setState('failed');
    }
  };
  return (
    <Callout
      announce={false}
      action={
        <span className={css.actions}>
          <Button
            emphasis="text"
            tone="inherit"
            state={state === 'pending' ? 'loading' : 'idle'}
            onClick={() => void restoreReservation()}
          >
            {t('tickets.restored.resume')}
          </Button>
          <Button emphasis="text" tone="inherit" onClick={() => void startOver({ eventId })}>
            {t('tickets.restored.startOver')}
          </Button>
        </span>
      }
    >
      {t('tickets.restored.title', { count, time: moment(storedReservation.expires, 'time') })}
      {state === 'failed' && ` ${t('tickets.restored.failed')}`}
    </Callout>
  );
}

'use client';

import {
  canRenewAtom,
  leaveTicketsAtom,
  mayBeOrdered,
  renewReservationAtom,
  useAtomValue,
  useSetAtom,
} from '@vitrine/atoms';
import { type ComponentProps, type ReactNode, useId, useState } from 'react';
import { useFormatMoment } from '../../patterns/date-time/use-format-moment.ts';
import { Button } from '../../primitives/button/Button.tsx';
import { Callout } from '../../primitives/callout/Callout.tsx';
import { useUi } from '../../provider/UiProvider.tsx';
import { classes } from '../../utils/classes.ts';
import { formatCountdown } from './format-countdown.ts';
import * as css from './ReservationTimer.css.ts';
import { useReservation } from './use-reservation.ts';
import '../../messages/en/tickets.ts';

export interface ReservationTimerProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** ID of the event. */
  eventId: string;
  /** Replaces “2 tickets held for you”, for example for a seller. Called with the number of tickets. */
  getTitle?: (count: number) => ReactNode;
  /** Hides the release button, if the page has its own. */
  hideRelease?: boolean;
  /** Called when the release button is pressed, for example to clear what was entered. */
  onRelease?: () => void;
}

/**
 * The reserved tickets, the end of the reservation, and the remaining time: counted by the
 * platform's clock, announced only at 5, 2 and 1 minutes and at 30 seconds. From two minutes down
 * it offers to renew the reservation. Renders nothing without a reservation. See
 * docs/reference/tickets.mdx.
 */
export function ReservationTimer({
  eventId,
  getTitle,
  hideRelease,
  onRelease,
  className,
  ...rest
}: ReservationTimerProps) {
  const { t, locale } = useUi();
  const titleId = useId();
  const reservationView = useReservation(eventId);
  const mayRenew = useAtomValue(canRenewAtom(eventId));
  const renew = useSetAtom(renewReservationAtom);
  const leave = useSetAtom(leaveTicketsAtom);
  const moment = useFormatMoment();
  const [rejectedReservationId, setRejectedReservationId] = useState<string>();
  if (!reservationView) return null;
  const { flow, reservation, count, left, share, isEnding } = reservationView;
  const isRenewing = flow.status === 'renewing';
  // Tickets with an order of unknown outcome belong to that order.
  const isBusy =
    flow.status === 'checking-out' || flow.status === 'reserving' || mayBeOrdered(flow);
  const until = reservation.expires && moment(reservation.expires, 'time');
  const extend = async () => {
    setRejectedReservationId(undefined);
    const next = await renew({ eventId });
    if (next.status === 'reserved' && next.problem) setRejectedReservationId(next.reservation._id);
  };
  return (
    <section
      aria-labelledby={titleId}
      {...rest}
      data-tone={isEnding ? 'warning' : 'neutral'}
      data-pending={isRenewing ? '' : undefined}
      className={classes(css.root, className)}
    >
      <div className={css.labelText}>
        <span aria-hidden="true" className={css.dot} />
        <div>
          <p id={titleId} className={css.title}>
            {getTitle?.(count) ?? t('tickets.reservation.title', { count })}
          </p>
          {until && <p className={css.until}>{t('tickets.reservation.until', { time: until })}</p>}
        </div>
      </div>
      <span aria-hidden="true" className={css.time}>
        <bdi>{formatCountdown(left, locale)}</bdi>
      </span>
      {rejectedReservationId === reservation._id && until && (
        <Callout tone="warning" className={css.problem}>
          {t('tickets.reservation.notRenewed', { time: until })}
        </Callout>
      )}
      {!isBusy && (isEnding || !hideRelease) && (
        <div className={css.actions}>
          {isEnding && (mayRenew || isRenewing) && (
            <Button
              emphasis="text"
              state={isRenewing ? 'loading' : 'idle'}
              labels={{ loading: t('tickets.reservation.renewing') }}
              onClick={() => void extend()}
            >
              {t('tickets.reservation.renew')}
            </Button>
          )}
          {!hideRelease && (
            <Button
              emphasis="text"
              onClick={() => {
                void leave({ eventId });
                onRelease?.();
              }}
            >
              {t('tickets.reservation.release', { count })}
            </Button>
          )}
        </div>
      )}
      <span
        aria-hidden="true"
        className={css.bar}
        style={{ inlineSize: `${(share * 100).toFixed(2)}%` }}
      />
    </section>
  );
}

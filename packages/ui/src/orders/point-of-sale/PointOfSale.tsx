'use client';

import { reservationFlowAtom, reserveTicketsAtom, useAtomValue, useSetAtom } from '@vitrine/atoms';
import type { Order } from '@vitrine/client/orders';
import type { TicketQuantity } from '@vitrine/client/tickets';
import { type ComponentProps, useId, useState } from 'react';
import { Button } from '../../primitives/button/Button.tsx';
import { Callout } from '../../primitives/callout/Callout.tsx';
import { Heading, type HeadingLevel } from '../../primitives/heading/Heading.tsx';
import { useUi } from '../../provider/UiProvider.tsx';
import { classes } from '../../utils/classes.ts';
import { IgnoredLimitsNotice, LimitSwitches, noIgnoredLimits } from './LimitSwitches.tsx';
import * as css from './PointOfSale.css.ts';
import { PointOfSaleTicketSale } from './PointOfSaleTicketSale.tsx';
import '../../messages/en/common.ts';
import '../../messages/en/orders.ts';

export interface PointOfSaleProps extends Omit<ComponentProps<'section'>, 'children'> {
  eventId: string;
  /** The tickets that the customer wants. */
  ticketQuantities: readonly TicketQuantity[];
  onOrdered?: (order: Order) => void;
  /** Heading level of the title. Default 2. */
  level?: HeadingLevel;
}

/**
 * Sells tickets at a point of sale: reserves them, accepts the payment's reference, and creates a
 * paid order without a form. Limits are ignored only by a switch, for one sale, and shown in red
 * until it is over; the switches are not stored. For sellers. See docs/reference/tickets.md.
 */
export function PointOfSale(props: PointOfSaleProps) {
  // The key resets ignored limits for another event.
  return <EventSale key={props.eventId} {...props} />;
}

function EventSale({
  eventId,
  ticketQuantities,
  onOrdered,
  level = 2,
  className,
  ...rest
}: PointOfSaleProps) {
  const { t } = useUi();
  const titleId = useId();
  const flow = useAtomValue(reservationFlowAtom(eventId));
  const hold = useSetAtom(reserveTicketsAtom);
  const [ignored, setIgnored] = useState(noIgnoredLimits);
  const [reservationOptions, setReservationOptions] = useState(noIgnoredLimits);
  const [sold, setSold] = useState<Order>();
  const count = ticketQuantities.reduce((total, { quantity }) => total + quantity, 0);
  const isReserved = flow.status === 'reserved' || flow.status === 'failed';
  const problem = 'problem' in flow && flow.problem;

  const reserve = async () => {
    setSold(undefined);
    const { ignoreLimits, allowHiddenTickets } = ignored;
    const { status } = await hold({
      eventId,
      ticketQuantities,
      ...(ignoreLimits && { ignoreLimits }),
      ...(allowHiddenTickets && { allowHiddenTickets }),
    });
    if (status !== 'reserved') return;
    setReservationOptions(ignored);
    setIgnored(noIgnoredLimits);
  };

  return (
    <section aria-labelledby={titleId} {...rest} className={classes(css.root, className)}>
      <Heading id={titleId} level={level} variant="title">
        {t('orders.pos.title')}
      </Heading>
      {sold && (
        <Callout tone="success">{t('orders.pos.sold', { number: sold.orderNumber })}</Callout>
      )}
      {isReserved ? (
        <>
          <IgnoredLimitsNotice ignored={reservationOptions} />
          <PointOfSaleTicketSale
            eventId={eventId}
            reservationId={flow.reservation._id}
            onEnd={(order) => {
              setReservationOptions(noIgnoredLimits);
              setSold(order);
              if (order) onOrdered?.(order);
            }}
          />
        </>
      ) : (
        <>
          <LimitSwitches value={ignored} onChange={setIgnored} />
          <IgnoredLimitsNotice ignored={ignored} />
          {problem && (
            <Callout tone="danger">
              {t(
                problem.kind === 'session'
                  ? 'common.session'
                  : `orders.pos.problem.${problem.kind}`,
              )}
            </Callout>
          )}
          {flow.status === 'unknown' && (
            <Callout tone="danger">{t('orders.pos.problem.unreachable')}</Callout>
          )}
          <Button
            emphasis="primary"
            size="large"
            disabled={count === 0}
            state={flow.status === 'reserving' ? 'loading' : 'idle'}
            labels={{ loading: t('orders.pos.reserving') }}
            onClick={() => void reserve()}
          >
            {t('orders.pos.reserve', { count })}
          </Button>
        </>
      )}
    </section>
  );
}

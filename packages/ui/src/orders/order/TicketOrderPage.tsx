'use client';

import { EventBySlug, type EventReference } from '../../patterns/event-by-slug/EventBySlug.tsx';
import { Container } from '../../primitives/container/Container.tsx';
import { useUi } from '../../provider/UiProvider.tsx';
import * as css from '../shared/OrderColumns.css.ts';
import type { OrderGuestsProps } from './OrderGuests.tsx';
import { OrderRoot, type OrderRootProps } from './OrderRoot.tsx';
import type { OrderStatusProps } from './OrderStatus.tsx';
import * as TicketOrder from './TicketOrder.tsx';
import '../../messages/en/orders.ts';

interface OrderProps
  extends Omit<OrderRootProps, 'children'>,
    Pick<OrderStatusProps, 'instructions' | 'againAction' | 'navigate'>,
    Pick<OrderGuestsProps, 'controls'> {}

export type TicketOrderPageProps = Omit<OrderProps, 'eventId'> & EventReference;

/**
 * The page of an order: status, tickets and guests, with the event and the invoice next to them. The
 * event is named by its ID, or by the slug of its page's URL.
 */
export function TicketOrderPage({ eventId, slug, ...rest }: TicketOrderPageProps) {
  if (eventId !== undefined) return <Order {...rest} eventId={eventId} />;
  return (
    <EventBySlug slug={slug} notFoundAction={rest.notFoundAction}>
      {(id) => <Order {...rest} eventId={id} />}
    </EventBySlug>
  );
}

function Order({ instructions, againAction, navigate, controls, ...rest }: OrderProps) {
  const { t } = useUi();
  return (
    <Container className={css.root}>
      <OrderRoot {...rest}>
        <div className={css.columns}>
          <div className={css.main}>
            <TicketOrder.Status {...{ instructions, againAction, navigate }} />
            <TicketOrder.Tickets />
            <TicketOrder.Guests {...(controls && { controls })} />
          </div>
          <aside aria-label={t('orders.summary')} className={css.aside}>
            <TicketOrder.Event />
            <TicketOrder.OrderSummary />
          </aside>
        </div>
      </OrderRoot>
    </Container>
  );
}

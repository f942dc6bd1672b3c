'use client';

import type { EventFormOptions } from '../../events/form/EventFormRoot.tsx';
import { BrowseEventsLink } from '../../patterns/browse-links/BrowseLinks.tsx';
import { EventBySlug, type EventReference } from '../../patterns/event-by-slug/EventBySlug.tsx';
import { Button } from '../../primitives/button/Button.tsx';
import { Container } from '../../primitives/container/Container.tsx';
import { AppLink } from '../../provider/AppLink.tsx';
import { useRoute, useUi } from '../../provider/UiProvider.tsx';
import type { OrderEventProps } from './OrderEvent.tsx';
import { OrderRoot, type OrderRootProps } from './OrderRoot.tsx';
import type { OrderStatusProps } from './OrderStatus.tsx';
import * as TicketOrder from './TicketOrder.tsx';
import * as css from './TicketOrderPage.css.ts';
import '../../messages/en/orders.ts';

interface OrderProps
  extends Omit<OrderRootProps, 'children'>,
    Pick<OrderStatusProps, 'instructions' | 'againAction' | 'navigate'>,
    Pick<OrderEventProps, 'getDoors'>,
    EventFormOptions {}

export type TicketOrderPageProps = Omit<OrderProps, 'eventId'> & EventReference;

/**
 * The page of an order: status, tickets and guests, with the event and the payment next to them. In
 * one column, the event is directly below the status. The event is named by its ID, or by the slug of its page's URL.
 */
export function TicketOrderPage({ eventId, slug, ...rest }: TicketOrderPageProps) {
  if (eventId !== undefined) return <Order {...rest} eventId={eventId} />;
  return (
    <EventBySlug slug={slug} notFoundAction={rest.notFoundAction ?? <BrowseEventsLink />}>
      {(id) => <RoutedOrder {...rest} slug={slug} eventId={id} />}
    </EventBySlug>
  );
}

/** The order of an event whose slug is known: its pages lead to each other by the routes. */
function RoutedOrder({ slug, ...rest }: OrderProps & { slug: string }) {
  const { t } = useUi();
  const eventUrl = useRoute('event')?.(slug);
  return (
    <Order
      notFoundAction={<BrowseEventsLink />}
      {...(eventUrl !== undefined && {
        againAction: (
          <Button asChild emphasis="primary" size="large">
            <AppLink href={eventUrl}>{t('orders.chooseTicketsAgain')}</AppLink>
          </Button>
        ),
      })}
      {...rest}
    />
  );
}

function Order({
  instructions,
  againAction,
  navigate,
  controls,
  controlsByName,
  visible,
  getDoors,
  ...rest
}: OrderProps) {
  const { t } = useUi();
  return (
    <Container className={css.root}>
      <div className={css.container}>
        <OrderRoot {...rest}>
          <div className={css.columns}>
            <TicketOrder.Status
              {...{ instructions, againAction, navigate }}
              files={null}
              className={css.status}
            />
            <aside aria-label={t('orders.summary')} className={css.aside}>
              <TicketOrder.Event className={css.event} {...(getDoors && { getDoors })} />
              <div className={css.payment}>
                <TicketOrder.OrderSummary />
              </div>
            </aside>
            <div className={css.main}>
              <TicketOrder.Files className={css.files} />
              <TicketOrder.Tickets className={css.tickets} />
              <TicketOrder.Guests
                className={css.guests}
                {...{ controls, controlsByName, visible }}
              />
            </div>
          </div>
        </OrderRoot>
      </div>
    </Container>
  );
}

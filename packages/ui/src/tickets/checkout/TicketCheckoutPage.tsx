'use client';

import { checkoutStepAtom, useAtomValue } from '@vitrine/atoms';
import type { ReactNode } from 'react';
import type { EventFormOptions } from '../../events/form/EventFormRoot.tsx';
import * as css from '../../orders/shared/OrderColumns.css.ts';
import { BrowseEventsLink } from '../../patterns/browse-links/BrowseLinks.tsx';
import { EventBySlug, type EventReference } from '../../patterns/event-by-slug/EventBySlug.tsx';
import { Button } from '../../primitives/button/Button.tsx';
import { Container } from '../../primitives/container/Container.tsx';
import { useAppNavigate, useRoute, useUi } from '../../provider/UiProvider.tsx';
import type { OrderSummaryProps } from '../order-summary/OrderSummary.tsx';
import { LazyReservationEndedDialog } from '../reservation/LazyReservationEndedDialog.tsx';
import { ReservationTimer } from '../reservation/ReservationTimer.tsx';
import { TicketCheckoutEvent, TicketCheckoutSummary } from './TicketCheckoutAside.tsx';
import { TicketCheckoutRoot, type TicketCheckoutRootProps } from './TicketCheckoutRoot.tsx';
import { TicketCheckoutSteps, type TicketCheckoutStepsProps } from './TicketCheckoutSteps.tsx';
import '../../messages/en/orders.ts';

interface CheckoutProps
  extends Omit<TicketCheckoutRootProps, 'children'>,
    EventFormOptions,
    Pick<TicketCheckoutStepsProps, 'instructions' | 'againAction' | 'checkEmail'>,
    Pick<OrderSummaryProps, 'benefits'> {
  /**
   * Called to return to the tickets, from a button or after a reservation has expired. Answers are
   * preserved.
   */
  onBack?: () => void;
}

export type TicketCheckoutPageProps = Omit<CheckoutProps, 'eventId'> &
  EventReference & {
    /** Action if there is no event of this slug. Default: a link to the route `events`. */
    notFoundAction?: ReactNode;
  };

/**
 * The checkout from reserved tickets to an order, with the reservation, the event and the invoice
 * next to it. When the reservation expires, a dialog opens and nothing is lost. The event is named by
 * its ID, or by the slug of its page's URL; with the slug, buttons and the finished order lead to the
 * routes `event` and `ticketOrder`.
 */
export function TicketCheckoutPage({
  eventId,
  slug,
  notFoundAction,
  ...rest
}: TicketCheckoutPageProps) {
  if (eventId !== undefined) return <Checkout {...rest} eventId={eventId} />;
  return (
    <EventBySlug slug={slug} notFoundAction={notFoundAction ?? <BrowseEventsLink />}>
      {(id) => <RoutedCheckout {...rest} slug={slug} eventId={id} />}
    </EventBySlug>
  );
}

/** The checkout of an event whose slug is known: its pages lead to each other by the routes. */
function RoutedCheckout({ slug, ...rest }: CheckoutProps & { slug: string }) {
  const { t } = useUi();
  const navigate = useAppNavigate();
  const eventUrl = useRoute('event')?.(slug);
  const getOrderUrl = useRoute('ticketOrder');
  const chooseTickets = eventUrl === undefined ? undefined : () => navigate(eventUrl);
  return (
    <Checkout
      onOrdered={({ orderNumber }) => {
        const url = getOrderUrl?.(slug, orderNumber);
        if (url) navigate(url);
      }}
      {...(chooseTickets && {
        onBack: chooseTickets,
        ticketsAction: <Button onClick={chooseTickets}>{t('orders.chooseTickets')}</Button>,
      })}
      {...rest}
    />
  );
}

function Checkout({
  onBack,
  benefits,
  instructions,
  againAction,
  checkEmail,
  controls,
  controlsByName,
  visible,
  ...rest
}: CheckoutProps) {
  const { t } = useUi();
  const { eventId, navigate } = rest;
  const isOpen = useAtomValue(checkoutStepAtom(eventId)) !== 'ordered';
  const backAction = onBack && (
    <Button size="large" onClick={onBack}>
      {t('orders.back')}
    </Button>
  );
  return (
    <Container className={css.root}>
      <TicketCheckoutRoot {...rest}>
        <div className={css.columns}>
          <div className={css.main}>
            <TicketCheckoutSteps
              {...{ backAction, instructions, againAction, checkEmail, navigate }}
              {...{ controls, controlsByName, visible }}
            />
          </div>
          <aside aria-label={t('orders.summary')} className={css.aside}>
            {isOpen && <ReservationTimer eventId={eventId} hideRelease className={css.urgent} />}
            <TicketCheckoutEvent />
            {isOpen && <TicketCheckoutSummary {...(benefits && { benefits })} />}
          </aside>
        </div>
      </TicketCheckoutRoot>
      <LazyReservationEndedDialog eventId={eventId} {...(onBack && { onBack })} />
    </Container>
  );
}

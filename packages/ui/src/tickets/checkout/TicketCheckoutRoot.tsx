'use client';

import {
  checkoutSectionsAtom,
  checkoutStepAtom,
  eventAtom,
  getOrderOutcome,
  guestsLaterAtom,
  isOptionalForm,
  markCheckoutOrderedAtom,
  type OrderName,
  persistedReservationAtom,
  reservationFlowAtom,
  resumeTicketsAtom,
  submitTicketOrderAtom,
  TICKET_EVENT_FIELDS,
  useAtom,
  useAtomValue,
  useSetAtom,
} from '@vitrine/atoms';
import { type ComponentProps, type ReactNode, useEffect, useState } from 'react';
import type { AnswerPath } from '../../events/form/state/event-form-context.ts';
import { OrderSkeleton } from '../../orders/order/OrderSkeleton.tsx';
import { type PaymentMethod, usePayment } from '../../orders/shared/use-payment.ts';
import { LoadError } from '../../patterns/feedback/LoadError.tsx';
import { EmptyState } from '../../primitives/empty-state/EmptyState.tsx';
import { useUi } from '../../provider/UiProvider.tsx';
import { classes } from '../../utils/classes.ts';
import { useIsMounted } from '../../utils/hooks/use-is-mounted.ts';
import { deleteCheckoutDraft } from './checkout-draft.ts';
import * as css from './TicketCheckout.css.ts';
import {
  type PaymentKind,
  TicketCheckoutContext,
  type TicketCheckoutContextValue,
  type TicketCheckoutPolicy,
} from './ticket-checkout-context.ts';
import '../../messages/en/orders.ts';

export interface TicketCheckoutRootProps
  extends Omit<ComponentProps<'div'>, 'children'>,
    PaymentMethod {
  /** ID of the event. */
  eventId: string;
  /** Available payment methods, the default first. Defaults to online only. */
  payments?: readonly PaymentKind[];
  /** Conditions to accept in addition to the tickets' own policies. */
  policies?: readonly TicketCheckoutPolicy[];
  /** The member who buys, if different from the logged-in member. */
  memberId?: string | null;
  /** An order was made with which the browser does not leave for a payment. */
  onOrdered?: (order: OrderName) => void;
  /** Action without a reservation: a `Link` or a `Button` to the tickets. */
  ticketsAction?: ReactNode;
  /** The parts of the checkout. */
  children?: ReactNode;
}

const online: readonly PaymentKind[] = ['online'];
const none: readonly TicketCheckoutPolicy[] = [];

/**
 * Resumes the reservation of an earlier page or another tab, so that a reload of the checkout keeps
 * the tickets.
 */
function useResumedReservation(eventId: string) {
  const isStored = useAtomValue(persistedReservationAtom(eventId)) !== null;
  const step = useAtomValue(checkoutStepAtom(eventId));
  const flow = useAtomValue(reservationFlowAtom(eventId));
  const resume = useSetAtom(resumeTicketsAtom);
  const [hasFailed, setFailed] = useState(false);
  const isNeeded = isStored && step === 'tickets' && flow.status !== 'canceling';
  useEffect(() => {
    if (isNeeded && !hasFailed) resume({ eventId }).catch(() => setFailed(true));
  }, [isNeeded, hasFailed, resume, eventId]);
  return {
    isResuming: isNeeded && !hasFailed,
    hasFailed: isNeeded && hasFailed,
    retry: () => setFailed(false),
  };
}

/**
 * Wraps the steps from reserved tickets to an order: details, review, payment. Answers follow the
 * reserved tickets and are preserved after their reservation expires; the order and a member's
 * logout delete them. With a `storage` of `createStorefront`, a reload resumes the reservation. See docs/reference/tickets.mdx.
 */
export function TicketCheckoutRoot({
  eventId,
  payments = online,
  policies = none,
  memberId,
  navigate,
  onOrdered,
  ticketsAction,
  children,
  className,
  ...rest
}: TicketCheckoutRootProps) {
  const { t } = useUi();
  const [{ data: event, status }, read] = useAtom(eventAtom(eventId, TICKET_EVENT_FIELDS));
  const perGuestForms = event?.registration?.tickets?.guestsAssignedSeparately ?? false;
  const allSections = useAtomValue(checkoutSectionsAtom({ eventId, perGuestForms }));
  const mayAddLater = perGuestForms && allSections.length > 1 && isOptionalForm(event?.form);
  const guestsLater = useAtomValue(guestsLaterAtom(eventId)) && mayAddLater;
  const sections = guestsLater ? allSections.slice(0, 1) : allSections;
  const [step, goToPage] = useAtom(checkoutStepAtom(eventId));
  const checkOut = useSetAtom(submitTicketOrderAtom);
  const reservation = useResumedReservation(eventId);
  const isHere = useIsMounted();
  const payment = usePayment({ navigate });
  const [focusOn, setFocusOn] = useState<AnswerPath>();

  const markOrdered = useSetAtom(markCheckoutOrderedAtom);

  // The order may come from another tab; one of this page deletes it even if the page is left.
  useEffect(() => {
    if (step !== 'ordered') return;
    deleteCheckoutDraft(eventId);
    markOrdered(eventId);
  }, [step, eventId, markOrdered]);

  const order = async (kind: PaymentKind) => {
    const flow = await checkOut({
      eventId,
      ...(memberId !== undefined && { memberId }),
      ...(kind === 'in-person' && { options: { payInPerson: true } }),
    });
    if (flow.status === 'done') deleteCheckoutDraft(eventId);
    // The order exists; its page leads to the payment.
    if (!isHere()) return;
    setFocusOn(undefined);
    if (flow.status !== 'done' || flow.orderNumber === null) return;
    const mustPay = flow.order && getOrderOutcome(flow.order).kind === 'awaiting-payment';
    if (event && flow.order && mustPay) await payment.pay(flow.order, event);
    else onOrdered?.({ eventId, orderNumber: flow.orderNumber });
  };

  const context: TicketCheckoutContextValue | null = event
    ? {
        ...{ event, sections, perGuestForms, payments, policies, memberId, order, focusOn },
        ...{ guestsLater, canFillInGuestsLater: mayAddLater, ticketCount: allSections.length },
        payment: payment.state,
        change: (answer) => {
          setFocusOn(answer);
          goToPage('details');
        },
      }
    : null;

  if (context && step !== 'tickets') {
    return (
      <div
        {...rest}
        data-pending={payment.state === 'opening' ? '' : undefined}
        className={classes(css.root, className)}
      >
        <TicketCheckoutContext value={context}>{children}</TicketCheckoutContext>
      </div>
    );
  }
  return (
    <div {...rest} className={className}>
      {(status === 'pending' || (status === 'success' && reservation.isResuming)) && (
        <OrderSkeleton />
      )}
      {status === 'error' && (
        <LoadError onRetry={() => void read()}>{t('orders.checkout.failed')}</LoadError>
      )}
      {status === 'success' && reservation.hasFailed && (
        <LoadError onRetry={reservation.retry}>{t('orders.checkout.failed')}</LoadError>
      )}
      {status === 'success' && !reservation.isResuming && !reservation.hasFailed && (
        <EmptyState level={1} title={t('orders.checkout.none.title')} action={ticketsAction}>
          {t('orders.checkout.none.description')}
        </EmptyState>
      )}
    </div>
  );
}

import {
  checkoutSectionsAtom,
  checkoutStepAtom,
  eventAtom,
  getOrderOutcome,
  type OrderName,
  submitTicketOrderAtom,
  useAtom,
  useAtomValue,
  useSetAtom,
} from '@vitrine/atoms';
import { type ComponentProps, type ReactNode, useState } from 'react';
import type { AnswerPath } from '../../events/form/state/event-form-context.ts';
import { OrderSkeleton } from '../../orders/order/OrderSkeleton.tsx';
import { type PaymentMethod, usePayment } from '../../orders/shared/use-payment.ts';
import { LoadError } from '../../patterns/feedback/LoadError.tsx';
import { EmptyState } from '../../primitives/empty-state/EmptyState.tsx';
import { useUi } from '../../provider/UiProvider.tsx';
import { EVENT_FIELDS } from '../../utils/event-fields.ts';
import { useIsMounted } from '../../utils/hooks/use-is-mounted.ts';
import {
  type PaymentKind,
  TicketCheckoutContext,
  type TicketCheckoutContextValue,
  type TicketCheckoutPolicy,
} from './ticket-checkout-context.ts';

export interface TicketCheckoutRootProps
  extends Omit<ComponentProps<'div'>, 'children'>,
    PaymentMethod {
  eventId: string;
  /** How the order can be paid, the usual way first. By default online alone. */
  payments?: readonly PaymentKind[];
  /** What has to be accepted beside what holds for the tickets themselves. */
  policies?: readonly TicketCheckoutPolicy[];
  /** The member who buys, where that is not the one who is logged in. */
  memberId?: string | null;
  /** An order was made with which the browser does not leave for a payment. */
  onOrdered?: (order: OrderName) => void;
  /** Where tickets are chosen, for who holds none: a `Link` or a `Button`. */
  ticketsAction?: ReactNode;
  children?: ReactNode;
}

const online: readonly PaymentKind[] = ['online'];
const none: readonly TicketCheckoutPolicy[] = [];

/**
 * Around the steps from held tickets to an order: details, review, payment. What was filled in
 * follows the tickets that are held and outlives their hold. See docs/reference/tickets.md.
 */
export function TicketCheckoutRoot({
  eventId,
  payments = online,
  policies = none,
  memberId,
  navigate,
  orderHref,
  onOrdered,
  ticketsAction,
  children,
  ...rest
}: TicketCheckoutRootProps) {
  const { t } = useUi();
  const [{ data: event, status }, read] = useAtom(eventAtom({ eventId, fields: EVENT_FIELDS }));
  const perGuestForms = event?.registration?.tickets?.guestsAssignedSeparately ?? false;
  const sections = useAtomValue(checkoutSectionsAtom({ eventId, perGuestForms }));
  const [step, goToPage] = useAtom(checkoutStepAtom(eventId));
  const checkOut = useSetAtom(submitTicketOrderAtom);
  const isHere = useIsMounted();
  const payment = usePayment({ navigate, orderHref });
  const [focusOn, setFocusOn] = useState<AnswerPath>();

  const order = async (kind: PaymentKind) => {
    const flow = await checkOut({
      eventId,
      ...(memberId !== undefined && { memberId }),
      ...(kind === 'in-person' && { options: { payInPerson: true } }),
    });
    // The order stands; its page leads to the payment.
    if (!isHere()) return;
    setFocusOn(undefined);
    if (flow.status !== 'done' || flow.orderNumber === null) return;
    const mustPay = flow.order && getOrderOutcome(flow.order).kind === 'awaiting-payment';
    if (event && flow.order && mustPay) await payment.pay(flow.order, event);
    else onOrdered?.({ eventId, orderNumber: flow.orderNumber });
  };

  const place: TicketCheckoutContextValue | null = event
    ? {
        ...{ event, sections, perGuestForms, payments, policies, memberId, order, focusOn },
        payment: payment.state,
        change: (answer) => {
          setFocusOn(answer);
          goToPage('details');
        },
      }
    : null;

  if (place && step !== 'tickets') {
    return (
      <div {...rest} data-pending={payment.state === 'opening' ? '' : undefined}>
        <TicketCheckoutContext value={place}>{children}</TicketCheckoutContext>
      </div>
    );
  }
  return (
    <div {...rest}>
      {status === 'pending' && <OrderSkeleton />}
      {status === 'error' && (
        <LoadError onRetry={() => void read()}>{t('orders.checkout.failed')}</LoadError>
      )}
      {status === 'success' && (
        <EmptyState level={1} title={t('orders.checkout.none.title')} action={ticketsAction}>
          {t('orders.checkout.none.description')}
        </EmptyState>
      )}
    </div>
  );
}

import {
  getOrderOutcome,
  isInProgress,
  type OrderSettlement,
  orderSettlementAtom,
  paymentDeadlineAtom,
  useAtomValue,
} from '@vitrine/atoms';
import type { Order } from '@vitrine/client/orders';
import type { ComponentProps, ReactNode } from 'react';
import { fromEventAmount } from '../../patterns/price-breakdown/use-format-amount.ts';
import { useLiveAnnouncement } from '../../primitives/announcer/use-live-announcement.ts';
import { Button } from '../../primitives/button/Button.tsx';
import { Callout } from '../../primitives/callout/Callout.tsx';
import { Heading, type HeadingLevel } from '../../primitives/heading/Heading.tsx';
import { formatMoney } from '../../primitives/money/format-money.ts';
import { StatusDot } from '../../primitives/status-dot/StatusDot.tsx';
import { Text } from '../../primitives/text/Text.tsx';
import { useUi } from '../../provider/UiProvider.tsx';
import { classes } from '../../utils/classes.ts';
import { isHttpUrl } from '../../utils/safe-url.ts';
import {
  getPaymentProblem,
  isPaymentOpening,
  type PaymentMethod,
  usePayment,
} from '../shared/use-payment.ts';
import * as css from './OrderStatus.css.ts';
import { useOrderContext } from './order-context.ts';
import { getOrderStatusText } from './order-status-labels.ts';
import { useFormatEventMoment } from './use-format-event-moment.ts';

/** What an order comes to, in words; nothing where that is not known. */
function useOrderTotal({ totalPrice, invoice }: Order): string {
  const { locale } = useUi();
  const total = totalPrice ?? invoice?.grandTotal;
  return formatMoney(total && fromEventAmount(total), locale) ?? '';
}

interface OrderAnnouncerProps {
  settlement: OrderSettlement['status'];
  /** To which the platform writes when there are news. */
  email: string;
}

/** What became of asking how an order stands, where there is no news. */
function OrderAnnouncer({ settlement, email }: OrderAnnouncerProps) {
  const { t } = useUi();
  const isLate = settlement === 'late';
  const labelText = isLate ? t(email ? 'orders.late' : 'orders.lateUnknown', { email }) : undefined;
  useLiveAnnouncement(labelText);
  if (isLate) return <Callout>{labelText}</Callout>;
  return settlement === 'error' ? <Callout tone="danger">{t('orders.checkFailed')}</Callout> : null;
}

export interface OrderStatusProps extends Omit<ComponentProps<'div'>, 'title'>, PaymentMethod {
  /** The place of the title in the outline. Default 1: it names the page. */
  level?: HeadingLevel;
  /** How to pay what is paid in person: when, where, or to which account. */
  instructions?: ReactNode;
  /** Where tickets are chosen again after an order came to nothing: a `Link` or a `Button`. */
  againAction?: ReactNode;
}

/** What can be done about an order by whom it came to nothing. */
const isOver = (kind: string) => ['declined', 'canceled', 'voided'].includes(kind);

/**
 * How an order stands: what that means, what comes next, and the one thing to do about it. Each
 * status has its own words. See docs/reference/orders.md and docs/reference/states.md.
 */
export function OrderStatus({
  level = 1,
  instructions,
  againAction,
  navigate,
  orderHref,
  className,
  children,
  ...rest
}: OrderStatusProps) {
  const { t } = useUi();
  const { order, event, isRefreshing, refresh } = useOrderContext();
  const { eventId, orderNumber, email = '' } = order;
  const payBy = useAtomValue(paymentDeadlineAtom({ eventId, orderNumber }));
  const { status: settlement } = useAtomValue(orderSettlementAtom({ eventId, orderNumber }));
  const payment = usePayment({ navigate, orderHref });
  const moment = useFormatEventMoment(event);
  const { mark, status, title, description } = getOrderStatusText(order);
  const { kind } = getOrderOutcome(order);
  const total = useOrderTotal(order);
  const scheduled = order.paymentDetails?.transaction;
  const problem = getPaymentProblem(payment.state);
  const mayPay = kind === 'awaiting-payment' && event !== undefined && order.reservationId;

  return (
    <div {...rest} data-order-status={kind} className={classes(css.root, className)}>
      <div className={css.header}>
        <p className={css.caption}>
          <StatusDot state={mark}>{t(status)}</StatusDot>
          <span>
            {t('orders.number')} <bdi className={css.number}>{orderNumber}</bdi>
          </span>
        </p>
        <Heading level={level} variant="displayL" className={css.title}>
          {t(title)}
        </Heading>
      </div>
      <div className={css.labelText}>
        <Text as="p" variant="bodyL">
          {t(description, { email, total })}
        </Text>
        {kind === 'awaiting-payment' && payBy && (
          <Text as="p" variant="bodyL">
            {t('orders.payBy', { when: moment(payBy) })}
          </Text>
        )}
        {kind === 'reserved-on-card' && scheduled?.scheduledActionExecutionDate && (
          <Text as="p" tone="muted">
            {t(scheduled.scheduledAction === 'VOID' ? 'orders.voidedOn' : 'orders.capturedOn', {
              when: moment(scheduled.scheduledActionExecutionDate),
            })}
          </Text>
        )}
        {kind === 'pay-in-person' && instructions && (
          <div className={css.instructions}>{instructions}</div>
        )}
      </div>
      {problem && <Callout tone="danger">{t(problem)}</Callout>}
      {(isInProgress(order) || kind === 'unknown') && (
        <OrderAnnouncer settlement={settlement} email={email} />
      )}
      <div className={css.actions}>
        {mayPay && (
          <Button
            emphasis="primary"
            size="large"
            state={isPaymentOpening(payment.state) ? 'loading' : 'idle'}
            labels={{ loading: t('orders.pay.opening') }}
            onClick={() => void payment.pay(order, event)}
          >
            {t('orders.pay')}
          </Button>
        )}
        {kind === 'ready' && isHttpUrl(order.ticketsPdf) && (
          <Button asChild emphasis="primary" size="large">
            <a href={order.ticketsPdf} target="_blank" rel="noreferrer">
              {t('orders.downloadTickets', { count: order.ticketsQuantity ?? 1 })}
            </a>
          </Button>
        )}
        {(isInProgress(order) || kind === 'unknown') && (
          <Button
            size="large"
            state={isRefreshing ? 'loading' : 'idle'}
            labels={{ loading: t('orders.refreshing') }}
            onClick={() => void refresh()}
          >
            {t('orders.refresh')}
          </Button>
        )}
        {isOver(kind) && againAction}
      </div>
      {children}
    </div>
  );
}

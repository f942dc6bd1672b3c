'use client';

import {
  getOrderOutcome,
  isInProgress,
  isOrderOver,
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
import {
  getPaymentProblem,
  isPaymentOpening,
  type PaymentMethod,
  type PaymentState,
  usePayment,
} from '../shared/use-payment.ts';
import { OrderFiles } from './OrderFiles.tsx';
import * as css from './OrderStatus.css.ts';
import { getOrderStatusText } from './order-status-labels.ts';
import { useTicketOrderContext } from './ticket-order-context.ts';
import { useFormatEventMoment } from './use-format-event-moment.ts';
import '../../messages/en/orders.ts';

/** Returns the formatted total of an order; empty if it is not available. */
function useOrderTotal({ totalPrice, invoice }: Order): string {
  const { locale } = useUi();
  const total = totalPrice ?? invoice?.grandTotal;
  return formatMoney(total && fromEventAmount(total), locale) ?? '';
}

interface OrderAnnouncerProps {
  settlement: OrderSettlement['status'];
  /** The email to which the platform sends updates. */
  email: string;
}

/** Announces the result of polling the order if its status has not changed. */
function OrderAnnouncer({ settlement, email }: OrderAnnouncerProps) {
  const { t } = useUi();
  const isLate = settlement === 'late';
  const text = isLate ? t(email ? 'orders.late' : 'orders.lateUnknown') : undefined;
  useLiveAnnouncement(text);
  if (isLate) return <Callout>{text}</Callout>;
  return settlement === 'error' ? <Callout tone="danger">{t('orders.checkFailed')}</Callout> : null;
}

export interface OrderStatusProps extends Omit<ComponentProps<'div'>, 'title'>, PaymentMethod {
  /** Heading level of the title. Default 1: the title of the page. */
  level?: HeadingLevel;
  /** Instructions for payment in person: when, where, or to which account. */
  instructions?: ReactNode;
  /** Action to select tickets again after an unsuccessful order: a `Link` or a `Button`. */
  againAction?: ReactNode;
  /** The tickets' files, or `null` for none. Default: `<TicketOrder.Files>`. */
  files?: ReactNode;
  /** Result of opening the payment before, for example in the checkout. Default `idle`. */
  openedPayment?: PaymentState;
}

/**
 * The status of an order: its meaning, the next step, and the main action. Each status has its own
 * text. See docs/reference/orders.mdx and docs/reference/states.mdx.
 */
export function OrderStatus({
  level = 1,
  instructions,
  againAction,
  files = <OrderFiles />,
  openedPayment,
  navigate,
  className,
  children,
  ...rest
}: OrderStatusProps) {
  const { t } = useUi();
  const { order, event, isRefreshing, refresh } = useTicketOrderContext();
  const { eventId, orderNumber, email = '' } = order;
  const payBy = useAtomValue(paymentDeadlineAtom({ eventId, orderNumber }));
  const { status: settlement } = useAtomValue(orderSettlementAtom({ eventId, orderNumber }));
  const payment = usePayment({ navigate }, openedPayment);
  const moment = useFormatEventMoment(event);
  const { dotStatus, status, title, description } = getOrderStatusText(order);
  const { kind } = getOrderOutcome(order);
  const total = useOrderTotal(order);
  const scheduled = order.paymentDetails?.transaction;
  const problem = getPaymentProblem(payment.state);
  const mayPay = kind === 'awaiting-payment' && event !== undefined && order.reservationId;

  return (
    <div {...rest} data-order-status={kind} className={classes(css.root, className)}>
      <div className={css.header}>
        <p className={css.kicker}>
          <StatusDot state={dotStatus} variant="body">
            {t(status)}
          </StatusDot>
          <span>
            {t('orders.number')} <bdi className={css.number}>{orderNumber}</bdi>
          </span>
        </p>
        <Heading level={level} variant="displayXl" className={css.title}>
          {kind === 'ready' && order.firstName ? (
            <bdi>{t('orders.seeYou', { name: order.firstName })}</bdi>
          ) : (
            t(title)
          )}
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
        {files}
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
        {isOrderOver(order) && againAction}
      </div>
      {children}
    </div>
  );
}

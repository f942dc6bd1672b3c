import {
  getOrderOutcome,
  isInProgress,
  orderSettlementAtom,
  paymentDeadlineAtom,
  useAtomValue,
} from '@vitrine/atoms';
import type { ComponentProps, ReactNode } from 'react';
import { isHttpAddress } from '../../lib/addresses.ts';
import { classes } from '../../lib/classes.ts';
import { Button } from '../../primitives/button/Button.tsx';
import { Callout } from '../../primitives/callout/Callout.tsx';
import { Heading, type HeadingLevel } from '../../primitives/heading/Heading.tsx';
import { Mark } from '../../primitives/mark/Mark.tsx';
import { Text } from '../../primitives/text/Text.tsx';
import { useUi } from '../../provider/UiProvider.tsx';
import { isOpening, type PaymentWay, paymentProblem, usePayment } from '../pay/use-payment.ts';
import { OrderNews } from './OrderNews.tsx';
import * as css from './OrderStatus.css.ts';
import { useOrderPlace } from './order-context.ts';
import { orderWords } from './order-words.ts';
import { useMomentText } from './use-moment-text.ts';
import { useTotalText } from './use-total-text.ts';

export interface OrderStatusProps extends Omit<ComponentProps<'div'>, 'title'>, PaymentWay {
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
 * status has its own words. Specification 3.4 and 4.
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
  const { order, event, isAsking, ask } = useOrderPlace();
  const { eventId, orderNumber, email = '' } = order;
  const payBy = useAtomValue(paymentDeadlineAtom({ eventId, orderNumber }));
  const { status: settlement } = useAtomValue(orderSettlementAtom({ eventId, orderNumber }));
  const payment = usePayment({ navigate, orderHref });
  const moment = useMomentText(event);
  const { mark, status, title, lead } = orderWords(order);
  const { kind } = getOrderOutcome(order);
  const total = useTotalText(order);
  const scheduled = order.paymentDetails?.transaction;
  const problem = paymentProblem(payment.state);
  const mayPay = kind === 'awaiting-payment' && event !== undefined && order.reservationId;

  return (
    <div {...rest} data-order={kind} className={classes(css.root, className)}>
      <div className={css.head}>
        <p className={css.caption}>
          <Mark state={mark}>{t(status)}</Mark>
          <span>
            {t('orders.number')} <bdi className={css.number}>{orderNumber}</bdi>
          </span>
        </p>
        <Heading level={level} variant="displayL" className={css.title}>
          {t(title)}
        </Heading>
      </div>
      <div className={css.words}>
        <Text as="p" variant="bodyL">
          {t(lead, { email, total })}
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
        <OrderNews settlement={settlement} email={email} />
      )}
      <div className={css.actions}>
        {mayPay && (
          <Button
            emphasis="primary"
            size="large"
            state={isOpening(payment.state) ? 'pending' : 'rest'}
            labels={{ pending: t('orders.pay.opening') }}
            onClick={() => void payment.pay(order, event)}
          >
            {t('orders.pay')}
          </Button>
        )}
        {kind === 'ready' && isHttpAddress(order.ticketsPdf) && (
          <Button asChild emphasis="primary" size="large">
            <a href={order.ticketsPdf} target="_blank" rel="noreferrer">
              {t('orders.downloadTickets', { count: order.ticketsQuantity ?? 1 })}
            </a>
          </Button>
        )}
        {(isInProgress(order) || kind === 'unknown') && (
          <Button
            size="large"
            state={isAsking ? 'pending' : 'rest'}
            labels={{ pending: t('orders.asking') }}
            onClick={() => void ask()}
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

'use client';

import { isConfirmable, type PaymentAction } from '@vitrine/atoms';
import { ScheduledAction } from '@vitrine/client/orders';
import {
  Button,
  Callout,
  Dialog,
  isFocusLost,
  LoadError,
  useAnnounce,
  useFormatAmount,
  useLastDefined,
  useNow,
} from '@vitrine/ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { compactDensity } from '../../frame/compact-density.ts';
import { type AdminTranslate, useAdminTranslate } from '../../messages/use-admin-translate.ts';
import { useMomentFormats } from '../../utils/use-moment-formats.ts';
import { getStatusLabel } from '../shared/order-status.ts';
import { getBuyerName } from '../shared/order-text.ts';
import * as css from './OrderPage.css.ts';
import { useOrderPageContext } from './order-page-context.ts';
import type { OrderPayment } from './use-order-payment.ts';
import '../../messages/en/frame.ts';
import '../../messages/en/order-page.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Returns the time left until a moment: “(in 3 days)”. */
function getTimeLeft(at: Date, now: number, t: AdminTranslate): string {
  const left = at.getTime() - now;
  if (left < MINUTE) return t('admin.order.leftNow');
  if (left < HOUR) return t('admin.order.leftMinutes', { count: Math.floor(left / MINUTE) });
  if (left < 2 * DAY) return t('admin.order.leftHours', { count: Math.floor(left / HOUR) });
  return t('admin.order.leftDays', { count: Math.floor(left / DAY) });
}

/** Texts of the statuses that wait for a decision of the owner. */
const waiting = {
  OFFLINE_PENDING: ['admin.order.offline', 'admin.order.offlineHint'],
  PENDING: ['admin.order.pending', 'admin.order.pendingHint'],
  INITIATED: ['admin.order.initiated', 'admin.order.initiatedHint'],
  PARTIALLY_PAID: ['admin.order.partial', 'admin.order.partialHint'],
} as const;

interface OrderPaymentCardProps {
  payment: OrderPayment;
}

/** What the payment of an order waits for, what was decided, and what became of it. */
export function OrderPaymentCard({ payment }: OrderPaymentCardProps) {
  return (
    <>
      <PaymentResult payment={payment} />
      {payment.state.kind !== 'requested' && <PaymentStatus payment={payment} />}
    </>
  );
}

/** What the payment of an order waits for. Nothing if there is nothing to do. */
function PaymentStatus({ payment }: OrderPaymentCardProps) {
  const t = useAdminTranslate();
  const formatAmount = useFormatAmount();
  const now = useNow();
  const formats = useMomentFormats();
  const { order } = useOrderPageContext();
  const { status, totalPrice, paymentDetails } = order;
  const total = totalPrice ? formatAmount(totalPrice) : '';
  const { scheduledAction, scheduledActionExecutionDate: at } = paymentDetails?.transaction ?? {};
  const buttons = (
    <div className={css.inPlace}>
      <OrderPaymentActions payment={payment} />
    </div>
  );
  if (status === 'AUTHORIZED') {
    const when = at && { when: formats.full(at), left: getTimeLeft(at, now, t) };
    return (
      <Callout tone="warning" role="note">
        <strong className={css.note}>{t('admin.order.authorized', { total })}</strong>
        {when && scheduledAction === ScheduledAction.CAPTURE && (
          <span className={css.note}>{t('admin.order.captureScheduled', when)}</span>
        )}
        {when && scheduledAction === ScheduledAction.VOID && (
          <span className={css.note}>{t('admin.order.voidScheduled', when)}</span>
        )}
        {buttons}
      </Callout>
    );
  }
  if (status && Object.hasOwn(waiting, status)) {
    const [title, hint] = waiting[status as keyof typeof waiting];
    const needsAction = status === 'OFFLINE_PENDING' || status === 'PARTIALLY_PAID';
    return (
      <Callout tone={needsAction ? 'warning' : 'info'} role="note">
        <strong className={css.note}>{t(title as 'admin.order.offline', { total })}</strong>
        <span className={css.note}>{t(hint)}</span>
        {isConfirmable(order) && buttons}
      </Callout>
    );
  }
  if (status === 'CANCELED' && paymentDetails?.transaction) {
    return (
      <Callout tone="danger" role="note">
        <strong className={css.note}>{t('admin.order.paidAfterCancel')}</strong>
        <span className={css.note}>{t('admin.order.paidAfterCancelHint')}</span>
      </Callout>
    );
  }
  return null;
}

const checkLink = { emphasis: 'text', tone: 'inherit' } as const;
/** Without an outcome, checking comes before everything else. */
const checkButton = { emphasis: 'primary' } as const;

/** The outcome of the last decision, which is also announced. It has the focus once the button is gone. */
function PaymentResult({ payment }: OrderPaymentCardProps) {
  const { order } = useOrderPageContext();
  const { kind } = payment.state;
  const result = useRef<HTMLDivElement>(null);
  // A decision of another user removes the buttons only when the order is read again.
  const request = `${kind} ${order.status}`;
  useEffect(() => {
    if (request && isFocusLost()) result.current?.focus();
  }, [request]);
  if (kind === 'idle' || kind === 'sending') return null;
  return (
    <div ref={result} tabIndex={-1} className={css.result}>
      <PaymentResultCallout payment={payment} />
    </div>
  );
}

function PaymentResultCallout({ payment }: OrderPaymentCardProps) {
  const t = useAdminTranslate();
  const announce = useAnnounce();
  const formatAmount = useFormatAmount();
  const formats = useMomentFormats();
  const { order } = useOrderPageContext();
  const { state, checkAgain } = payment;
  const total = order.totalPrice ? formatAmount(order.totalPrice) : '';
  const status = getStatusLabel(order.status, t);
  const texts: Record<PaymentAction, string> = {
    capture: t('admin.order.captured', { total }),
    void: t('admin.order.voided'),
    confirm: t('admin.order.confirmed'),
  };
  const elsewhere = t('admin.order.settledElsewhere', { status });
  const done = state.kind === 'done' ? texts[state.action] : undefined;
  const message = done ?? (state.kind === 'elsewhere' ? elsewhere : undefined);
  useEffect(() => {
    if (message) announce(message);
  }, [message, announce]);
  switch (state.kind) {
    case 'requested': {
      const time = formats.time(state.at);
      return (
        <Callout tone="info" role="status">
          <strong className={css.note}>
            {state.isIndeterminate
              ? t('admin.order.indeterminate', { time })
              : state.action === 'void'
                ? t('admin.order.voidRequested', { time })
                : t('admin.order.captureRequested', { time })}
          </strong>
          <span className={css.note}>
            {t(
              state.isIndeterminate ? 'admin.order.indeterminateHint' : 'admin.order.requestedHint',
            )}
          </span>
        </Callout>
      );
    }
    case 'late':
      return (
        <Callout
          tone="warning"
          role="status"
          action={
            <Button {...(state.isIndeterminate ? checkButton : checkLink)} onClick={checkAgain}>
              {t('admin.order.checkAgain')}
            </Button>
          }
        >
          <strong className={css.note}>
            {t(state.isIndeterminate ? 'admin.order.indeterminateLate' : 'admin.order.late')}
          </strong>
          <span className={css.note}>
            {t(
              state.isIndeterminate ? 'admin.order.indeterminateLateHint' : 'admin.order.lateHint',
            )}
          </span>
        </Callout>
      );
    case 'done':
      return <Callout tone="success">{texts[state.action]}</Callout>;
    case 'elsewhere':
      return (
        <Callout tone="info">
          <strong className={css.note}>{elsewhere}</strong>
          <span className={css.note}>{t('admin.order.settledElsewhereHint')}</span>
        </Callout>
      );
    case 'failed':
      return (
        <LoadError onRetry={() => void payment.run(state.action)}>
          {t(
            state.action === 'confirm' ? 'admin.order.confirmFailed' : 'admin.order.paymentFailed',
          )}
        </LoadError>
      );
    default:
      return null;
  }
}

/**
 * The buttons of the decision, each with a question: money is moved, or emails are sent. Nothing if
 * there is nothing to decide.
 */
export function OrderPaymentActions({ payment }: OrderPaymentCardProps) {
  const t = useAdminTranslate();
  const formatAmount = useFormatAmount();
  const { order } = useOrderPageContext();
  const { status, totalPrice } = order;
  const [asked, setAsked] = useState<PaymentAction>();
  const total = totalPrice ? formatAmount(totalPrice) : '';
  const { state, isLocked, run } = payment;
  const toState = (action: PaymentAction) =>
    state.kind === 'sending' && state.action === action ? 'loading' : 'idle';
  const isAuthorized = status === 'AUTHORIZED';
  const isInDoubt = state.kind === 'late' && state.isIndeterminate;
  if (!isAuthorized && !isConfirmable(order)) return null;
  if (state.kind === 'requested') return null;
  return (
    <>
      {isAuthorized ? (
        <>
          <Button
            // While the outcome of a request is unknown, the page advises against a second one.
            emphasis={isInDoubt ? 'outline' : 'primary'}
            disabled={isLocked && toState('capture') === 'idle'}
            state={toState('capture')}
            labels={{ loading: t('admin.order.capturing') }}
            onClick={() => setAsked('capture')}
          >
            {t('admin.order.capture', { total })}
          </Button>
          <Button
            disabled={isLocked && toState('void') === 'idle'}
            state={toState('void')}
            labels={{ loading: t('admin.order.voiding') }}
            onClick={() => setAsked('void')}
          >
            {t('admin.order.void')}
          </Button>
        </>
      ) : (
        <Button
          emphasis="primary"
          state={toState('confirm')}
          labels={{ loading: t('admin.orders.confirming') }}
          onClick={() => setAsked('confirm')}
        >
          {t('admin.order.confirm')}
        </Button>
      )}
      <PaymentQuestion
        action={asked}
        total={total}
        onClose={() => setAsked(undefined)}
        onAnswer={(action) => {
          setAsked(undefined);
          void run(action);
        }}
      />
    </>
  );
}

interface PaymentQuestionProps {
  action: PaymentAction | undefined;
  total: string;
  onClose: () => void;
  onAnswer: (action: PaymentAction) => void;
}

function PaymentQuestion({ action, total, onClose, onAnswer }: PaymentQuestionProps) {
  const t = useAdminTranslate();
  const { order } = useOrderPageContext();
  const shown = useLastDefined(action) ?? 'capture';
  const name = getBuyerName(order, t);
  const { email = name } = order;
  const questions: Record<PaymentAction, { title: string; hint: string; answer: ReactNode }> = {
    capture: {
      title: t('admin.order.captureTitle', { total }),
      hint: t('admin.order.captureHint', { name, email }),
      answer: t('admin.order.captureNow', { total }),
    },
    void: {
      title: t('admin.order.voidTitle', { total }),
      hint: t('admin.order.voidHint', { name }),
      answer: t('admin.order.voidNow'),
    },
    confirm: {
      title: t('admin.orders.confirmTitle', { count: 1 }),
      hint: t('admin.orders.confirmHint', { count: 1 }),
      answer: t('admin.order.confirm'),
    },
  };
  const { title, hint, answer } = questions[shown];
  return (
    <Dialog.Root open={action !== undefined} onOpenChange={(open) => !open && onClose()}>
      <Dialog.Content role="alertdialog" {...compactDensity()}>
        <Dialog.Header>
          <Dialog.Title>{title}</Dialog.Title>
        </Dialog.Header>
        <Dialog.Body>
          <Dialog.Description>{hint}</Dialog.Description>
        </Dialog.Body>
        <Dialog.Footer>
          <Button emphasis="primary" onClick={() => onAnswer(shown)}>
            {answer}
          </Button>
          <Button onClick={onClose}>{t('admin.notNow')}</Button>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  );
}

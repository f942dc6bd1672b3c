'use client';

import {
  getDiscountProblems,
  invoiceOptionsAtom,
  priceConsentAtom,
  reservationInvoiceAtom,
  useAtom,
  useAtomValue,
  useSetAtom,
} from '@vitrine/atoms';
import type { OrderMoney } from '@vitrine/client/orders';
import { type ComponentProps, useEffect } from 'react';
import { LoadError } from '../../patterns/feedback/LoadError.tsx';
import { InvoiceView } from '../../patterns/price-breakdown/InvoiceView.tsx';
import { useFormatAmount } from '../../patterns/price-breakdown/use-format-amount.ts';
import { Button } from '../../primitives/button/Button.tsx';
import { Callout } from '../../primitives/callout/Callout.tsx';
import * as Skeleton from '../../primitives/skeleton/Skeleton.tsx';
import { useUi } from '../../provider/UiProvider.tsx';
import { classes } from '../../utils/classes.ts';
import * as css from './OrderSummary.css.ts';
import { OrderSummaryBenefits, type TicketBenefit } from './OrderSummaryBenefits.tsx';
import { OrderSummaryCoupon } from './OrderSummaryCoupon.tsx';
import '../../messages/en/tickets.ts';

interface OrderSummaryConsentProps {
  from: OrderMoney;
  to: OrderMoney;
  onAgree: () => void;
}

/** A total that differs from the one the buyer saw before: shows both, and a button to agree. */
function OrderSummaryConsent({ from, to, onAgree }: OrderSummaryConsentProps) {
  const { t } = useUi();
  const amount = useFormatAmount();
  return (
    <Callout
      tone="warning"
      action={
        <Button emphasis="text" tone="inherit" onClick={onAgree}>
          {t('tickets.consent.agree', { to: amount(to) })}
        </Button>
      }
    >
      {t('tickets.consent.changed', { from: amount(from), to: amount(to) })}
    </Callout>
  );
}

export interface OrderSummaryProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** ID of the event. */
  eventId: string;
  /** Benefits of the buyer's plans. No endpoint lists them, so the host does. */
  benefits?: readonly TicketBenefit[];
  /** Hides the field for a code and the benefits. */
  isRead?: boolean;
}

const none: readonly TicketBenefit[] = [];

/**
 * The costs of the reserved tickets: the platform's invoice, which is the only binding total, with
 * a code and a plan's benefit deducted. While another code is checked, the previous amounts stay.
 * The buyer must agree to a changed total. Renders nothing without a reservation. See
 * docs/reference/tickets.mdx.
 */
export function OrderSummary({
  eventId,
  benefits = none,
  isRead,
  className,
  ...rest
}: OrderSummaryProps) {
  const { t } = useUi();
  const [{ data, isError, isFetching, isPlaceholderData, fetchStatus }, read] = useAtom(
    reservationInvoiceAtom(eventId),
  );
  const { withDiscount, paidPlanBenefit } = useAtomValue(invoiceOptionsAtom(eventId));
  const consent = useAtomValue(priceConsentAtom(eventId));
  const agree = useSetAtom(priceConsentAtom(eventId));
  // The first total that a buyer sees is the reference for later ones.
  const first = consent.status === 'agreed' ? JSON.stringify(consent.total) : null;
  useEffect(() => {
    if (first !== null) agree();
  }, [first, agree]);
  if (!data && !isError && fetchStatus === 'idle') return null;
  const problems = data && !isPlaceholderData ? getDiscountProblems(data) : null;
  return (
    <div {...rest} className={classes(css.root, className)}>
      {isError && !isFetching && (
        <LoadError onRetry={() => void read()}>{t('tickets.summary.failed')}</LoadError>
      )}
      {data ? (
        <InvoiceView invoice={data.invoice} pending={isPlaceholderData} />
      ) : (
        !isError && <OrderSummarySkeleton />
      )}
      {consent.status === 'changed' && <OrderSummaryConsent {...consent} onAgree={() => agree()} />}
      {!isRead && data && (
        <>
          <OrderSummaryCoupon
            eventId={eventId}
            pending={isFetching && isPlaceholderData}
            rejection={withDiscount ? (problems?.coupon ?? null) : null}
            isIndeterminate={isError && !isFetching}
            onRetry={() => void read()}
          />
          {benefits.length > 0 && (
            <OrderSummaryBenefits
              eventId={eventId}
              benefits={benefits}
              isRejected={Boolean(paidPlanBenefit) && problems?.benefit === 'rejected'}
            />
          )}
        </>
      )}
    </div>
  );
}

function OrderSummarySkeleton() {
  return (
    <Skeleton.Root className={css.skeleton}>
      <Skeleton.Line width="70%" />
      <Skeleton.Line width="40%" />
      <Skeleton.Line variant="total" />
    </Skeleton.Root>
  );
}

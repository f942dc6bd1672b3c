'use client';

import {
  getRejectedDiscount,
  isFreeOrder,
  priceConsentAtom,
  reservationFlowAtom,
  reservationInvoiceAtom,
  useAtomValue,
} from '@vitrine/atoms';
import { type ReactNode, useState } from 'react';
import { EventFormAnswers } from '../../events/form/EventFormAnswers.tsx';
import type { EventFormOptions } from '../../events/form/EventFormRoot.tsx';
import { isPaymentOpening } from '../../orders/shared/use-payment.ts';
import { fromEventAmount } from '../../patterns/price-breakdown/use-format-amount.ts';
import { Callout } from '../../primitives/callout/Callout.tsx';
import { Field } from '../../primitives/field/Field.tsx';
import { Form } from '../../primitives/form/Form.tsx';
import { SubmitButton } from '../../primitives/form/SubmitButton.tsx';
import { Money } from '../../primitives/money/Money.tsx';
import * as RadioGroup from '../../primitives/radio-group/RadioGroup.tsx';
import { Text } from '../../primitives/text/Text.tsx';
import { useUi } from '../../provider/UiProvider.tsx';
import { getFailureKind } from '../../utils/failure-kind.ts';
import * as css from './TicketCheckout.css.ts';
import { TicketCheckoutConditions } from './TicketCheckoutConditions.tsx';
import { type PaymentKind, useTicketCheckoutContext } from './ticket-checkout-context.ts';
import { useCheckoutSections } from './use-checkout-sections.ts';
import '../../messages/en/common.ts';
import '../../messages/en/orders.ts';

interface TicketCheckoutPaymentProps {
  value: PaymentKind;
  onChange: (value: PaymentKind) => void;
}

/** The choice of a payment method, if there are several. */
function TicketCheckoutPayment({ value, onChange }: TicketCheckoutPaymentProps) {
  const { t } = useUi();
  const { payments } = useTicketCheckoutContext();
  return (
    <div className={css.section}>
      <Field group label={t('orders.payment')}>
        <RadioGroup.Root value={value} onValueChange={(next) => onChange(next as PaymentKind)}>
          {payments.map((kind) => (
            <RadioGroup.Item key={kind} value={kind} hint={t(`orders.payment.${kind}.hint`)}>
              {t(`orders.payment.${kind}`)}
            </RadioGroup.Item>
          ))}
        </RadioGroup.Root>
      </Field>
    </div>
  );
}

interface OrderRejectionProps {
  /** The platform's error response to the order. */
  error: Error;
  /** Whether there was no response, and the platform could not be queried for an order. */
  isIndeterminate: boolean;
}

const reasons = {
  offline: 'failed',
  session: 'session',
  failed: 'failed',
  rejected: 'rejected',
  conflict: 'rejected',
} as const;

/** Why the order failed, and that the tickets are still reserved. */
function OrderRejection({ error, isIndeterminate }: OrderRejectionProps) {
  const { t } = useUi();
  const reason = isIndeterminate
    ? 'indeterminate'
    : (getRejectedDiscount(error) ?? reasons[getFailureKind(error)]);
  return (
    <Callout tone="danger">
      {t(reason === 'session' ? 'common.session' : `orders.review.${reason}`)}
    </Callout>
  );
}

export interface TicketCheckoutReviewProps extends Pick<EventFormOptions, 'visible'> {
  /** Button back to the tickets, next to the main action. */
  backAction?: ReactNode;
}

/**
 * The review before the order: the answers, with an edit button for each section, the conditions
 * to accept, the payment method, and the order button. See docs/reference/tickets.mdx.
 */
export function TicketCheckoutReview({ backAction, visible }: TicketCheckoutReviewProps) {
  const { t } = useUi();
  const { event, payments, payment, order, change, guestsLater, ticketCount } =
    useTicketCheckoutContext();
  const flow = useAtomValue(reservationFlowAtom(event._id));
  const invoice = useAtomValue(reservationInvoiceAtom(event._id)).data?.invoice;
  const consent = useAtomValue(priceConsentAtom(event._id));
  const [kind, setKind] = useState<PaymentKind>(payments[0] ?? 'online');
  const isFree = invoice !== undefined && isFreeOrder(invoice);
  const isInProgress = flow.status === 'checking-out' || isPaymentOpening(payment);

  const send = async () => {
    if (consent.status === 'changed') return { price: t('orders.review.price') };
    if (consent.status === 'none') return { price: t('orders.review.noPrice') };
    await order(isFree ? 'online' : kind);
    return undefined;
  };

  return (
    <div className={css.step}>
      <EventFormAnswers sections={useCheckoutSections()} visible={visible} onEditSection={change}>
        {guestsLater && (
          <Text as="p" tone="muted">
            {t('orders.guestsLater.review', { count: ticketCount - 1 })}
          </Text>
        )}
      </EventFormAnswers>
      <Form onSubmit={send} className={css.step}>
        <TicketCheckoutConditions />
        {!isFree && payments.length > 1 && (
          <TicketCheckoutPayment value={kind} onChange={setKind} />
        )}
        {flow.status === 'failed' && (
          <OrderRejection error={flow.error} isIndeterminate={flow.isIndeterminate} />
        )}
        {invoice?.grandTotal && (
          <p className={css.due}>
            <span>{t('orders.review.due')}</span>
            <Money value={fromEventAmount(invoice.grandTotal)} />
          </p>
        )}
        <div className={css.actions}>
          <SubmitButton
            className={css.main}
            labels={{
              loading: t(payment === 'idle' ? 'orders.review.sending' : 'orders.pay.opening'),
            }}
            {...(isInProgress && { state: 'loading' as const })}
          >
            {t(isFree ? 'orders.review.free' : `orders.review.${kind}`)}
          </SubmitButton>
          {backAction}
        </div>
      </Form>
    </div>
  );
}

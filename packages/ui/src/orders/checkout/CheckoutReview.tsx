import {
  isFreeOrder,
  priceConsentAtom,
  reservationFlowAtom,
  reservationInvoiceAtom,
  useAtomValue,
} from '@vitrine/atoms';
import { type ReactNode, useState } from 'react';
import { EventForm } from '../../events/form/EventForm.tsx';
import { toMoneyValue } from '../../lib/use-amount.ts';
import { Form } from '../../primitives/form/Form.tsx';
import { SubmitButton } from '../../primitives/form/SubmitButton.tsx';
import { Money } from '../../primitives/money/Money.tsx';
import { useUi } from '../../provider/UiProvider.tsx';
import { isOpening } from '../pay/use-payment.ts';
import * as css from './Checkout.css.ts';
import { CheckoutConditions } from './CheckoutConditions.tsx';
import { CheckoutPayment } from './CheckoutPayment.tsx';
import { type PaymentKind, useCheckoutPlace } from './checkout-context.ts';
import { OrderRefusal } from './OrderRefusal.tsx';
import { useSections } from './use-sections.ts';

export interface CheckoutReviewProps {
  /** The way back to the tickets, beside the main action. */
  backAction?: ReactNode;
}

/**
 * What was filled in, once more before the order, with a way back to each answer; what has to be
 * accepted; how to pay; and the order itself. Specification 7.4.
 */
export function CheckoutReview({ backAction }: CheckoutReviewProps) {
  const { t } = useUi();
  const { event, sections, payments, payment, order, change } = useCheckoutPlace();
  const flow = useAtomValue(reservationFlowAtom(event._id));
  const invoice = useAtomValue(reservationInvoiceAtom(event._id)).data?.invoice;
  const consent = useAtomValue(priceConsentAtom(event._id));
  const [kind, setKind] = useState<PaymentKind>(payments[0] ?? 'online');
  const isFree = invoice !== undefined && isFreeOrder(invoice);
  const isUnderWay = flow.status === 'checkingOut' || isOpening(payment);

  const send = async () => {
    if (consent.status === 'changed') return { price: t('orders.review.price') };
    if (consent.status === 'none') return { price: t('orders.review.noPrice') };
    await order(isFree ? 'online' : kind);
    return undefined;
  };

  return (
    <div className={css.step}>
      <EventForm.Root readOnly sections={useSections()} onChangeAnswer={change}>
        {sections.map(({ name }) => (
          <EventForm.Section key={name} name={name} />
        ))}
      </EventForm.Root>
      <Form onSubmit={send} className={css.step}>
        <CheckoutConditions />
        {!isFree && payments.length > 1 && <CheckoutPayment value={kind} onChange={setKind} />}
        {flow.status === 'failed' && (
          <OrderRefusal error={flow.error} isIndeterminate={flow.isIndeterminate} />
        )}
        {invoice?.grandTotal && (
          <p className={css.due}>
            <span>{t('orders.review.due')}</span>
            <Money value={toMoneyValue(invoice.grandTotal)} />
          </p>
        )}
        <div className={css.actions}>
          <SubmitButton
            className={css.main}
            labels={{
              pending: t(payment === 'rest' ? 'orders.review.sending' : 'orders.pay.opening'),
            }}
            {...(isUnderWay && { state: 'pending' as const })}
          >
            {t(isFree ? 'orders.review.free' : `orders.review.${kind}`)}
          </SubmitButton>
          {backAction}
        </div>
      </Form>
    </div>
  );
}

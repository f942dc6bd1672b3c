'use client';

import {
  isFreeOrder,
  leaveTicketsAtom,
  posCheckoutAtom,
  reservationAtom,
  reservationInvoiceAtom,
  useAtomValue,
  useSetAtom,
} from '@vitrine/atoms';
import { ValidationError } from '@vitrine/client';
import type { Order } from '@vitrine/client/orders';
import { InvoiceView } from '../../patterns/price-breakdown/InvoiceView.tsx';
import { Button } from '../../primitives/button/Button.tsx';
import { Field } from '../../primitives/field/Field.tsx';
import { Form } from '../../primitives/form/Form.tsx';
import type { FieldErrors } from '../../primitives/form/form-context.ts';
import { SubmitButton } from '../../primitives/form/SubmitButton.tsx';
import { TextField } from '../../primitives/text-field/TextField.tsx';
import { useUi } from '../../provider/UiProvider.tsx';
import { getFailureKey } from '../../utils/failure-kind.ts';
import * as css from './PointOfSale.css.ts';
import '../../messages/en/orders.ts';

export interface PointOfSaleTicketSaleProps {
  eventId: string;
  reservationId: string;
  /**
   * Called at the end of the sale: with an order, or without one if the reservation was canceled.
   */
  onEnd: (order: Order | undefined) => void;
}

/** The costs of the reserved tickets, and the payment received for them. */
export function PointOfSaleTicketSale({
  eventId,
  reservationId,
  onEnd,
}: PointOfSaleTicketSaleProps) {
  const { t } = useUi();
  const invoice = useAtomValue(reservationInvoiceAtom(eventId)).data?.invoice;
  const sell = useSetAtom(posCheckoutAtom);
  const leave = useSetAtom(leaveTicketsAtom);
  const isSelling = useAtomValue(reservationAtom(eventId)).status === 'ordering';
  const isFree = invoice !== undefined && isFreeOrder(invoice);

  const send = async (values: FormData): Promise<FieldErrors | undefined> => {
    const paymentDetailsId = String(values.get('paymentDetailsId') ?? '').trim();
    try {
      const payment = paymentDetailsId ? { paymentDetailsId } : {};
      onEnd(await sell({ eventId, reservationId, ...payment }));
      return undefined;
    } catch (reason) {
      if (reason instanceof ValidationError) {
        return { paymentDetailsId: t('orders.pos.payment.rejected') };
      }
      return { sale: t(getFailureKey(reason, 'orders.pos.failed')) };
    }
  };

  return (
    <Form onSubmit={send} headingLevel={3}>
      {invoice && <InvoiceView invoice={invoice} />}
      {!isFree && (
        <Field
          label={t('orders.pos.payment')}
          hint={t('orders.pos.payment.hint')}
          name="paymentDetailsId"
          required
          problems={{ valueMissing: t('orders.pos.payment.missing') }}
        >
          <TextField maxLength={36} autoComplete="off" spellCheck={false} />
        </Field>
      )}
      <div className={css.actions}>
        <SubmitButton labels={{ loading: t('orders.pos.selling') }}>
          {t(isFree ? 'orders.pos.issue' : 'orders.pos.sell')}
        </SubmitButton>
        <Button
          size="large"
          disabled={isSelling}
          onClick={() => {
            onEnd(undefined);
            void leave({ eventId });
          }}
        >
          {t('orders.pos.release')}
        </Button>
      </div>
    </Form>
  );
}

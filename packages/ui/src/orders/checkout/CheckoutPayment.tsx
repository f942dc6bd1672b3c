import { Field } from '../../primitives/field/Field.tsx';
import { RadioGroup } from '../../primitives/radio-group/RadioGroup.tsx';
import { useUi } from '../../provider/UiProvider.tsx';
import * as css from './Checkout.css.ts';
import { type PaymentKind, useTicketCheckoutContext } from './checkout-context.ts';

export interface TicketCheckoutPaymentProps {
  value: PaymentKind;
  onChange: (value: PaymentKind) => void;
}

/** How the order is to be paid, where there is a choice. */
export function TicketCheckoutPayment({ value, onChange }: TicketCheckoutPaymentProps) {
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

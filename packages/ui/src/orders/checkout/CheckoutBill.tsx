import { priceConsentAtom, reservationInvoiceAtom, useAtom } from '@vitrine/atoms';
import type { Money } from '@vitrine/client/orders';
import { Button } from '../../primitives/button/Button.tsx';
import { Callout } from '../../primitives/callout/Callout.tsx';
import { formatMoney } from '../../primitives/money/format-money.ts';
import { Skeleton } from '../../primitives/skeleton/Skeleton.tsx';
import { useUi } from '../../provider/UiProvider.tsx';
import { InvoiceView, type InvoiceViewProps } from '../shared/InvoiceView.tsx';
import { useCheckoutPlace } from './checkout-context.ts';

/**
 * What the held tickets cost, as the platform bills them: the only total that counts. One that is
 * not the sum that the buyer saw before has to be agreed to. Specification 7.4.
 */
export function CheckoutBill(props: Omit<InvoiceViewProps, 'invoice' | 'pending'>) {
  const { t, locale } = useUi();
  const { event } = useCheckoutPlace();
  const [{ data, status, isPlaceholderData }, read] = useAtom(reservationInvoiceAtom(event._id));
  const [consent, agree] = useAtom(priceConsentAtom(event._id));
  const words = ({ value, currency }: Money) =>
    formatMoney({ amount: value, currency }, locale) ?? value;
  if (status === 'error') {
    return (
      <Callout
        tone="danger"
        action={
          <Button emphasis="text" tone="inherit" onClick={() => void read()}>
            {t('common.retry')}
          </Button>
        }
      >
        {t('orders.bill.failed')}
      </Callout>
    );
  }
  if (!data) {
    return status === 'pending' ? (
      <Skeleton.Root>
        <Skeleton.Line width="60%" />
        <Skeleton.Line variant="total" width="40%" />
      </Skeleton.Root>
    ) : null;
  }
  return (
    <>
      <InvoiceView {...props} invoice={data.invoice} pending={isPlaceholderData} />
      {consent.status === 'changed' && (
        <Callout
          tone="warning"
          action={
            <Button emphasis="text" tone="inherit" onClick={() => agree(consent.to)}>
              {t('orders.bill.agree')}
            </Button>
          }
        >
          {t('orders.bill.changed', { from: words(consent.from), to: words(consent.to) })}
        </Callout>
      )}
    </>
  );
}

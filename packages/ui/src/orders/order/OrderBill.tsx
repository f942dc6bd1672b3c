import { isHttpUrl } from '../../lib/addresses.ts';
import { InvoiceView, type InvoiceViewProps } from '../../lib/bill/InvoiceView.tsx';
import { Link } from '../../primitives/link/Link.tsx';
import { useUi } from '../../provider/UiProvider.tsx';
import { useOrderContext } from './order-context.ts';

/** What an order costs, and its invoice as a file where there is one. */
export function OrderInvoice(props: Omit<InvoiceViewProps, 'invoice'>) {
  const { t } = useUi();
  const { invoice } = useOrderContext().order;
  if (!invoice) return null;
  return (
    <>
      <InvoiceView {...props} invoice={invoice} />
      {isHttpUrl(invoice.previewUrl) && (
        <Link place="standalone" external href={invoice.previewUrl}>
          {t('orders.bill.file')}
        </Link>
      )}
    </>
  );
}

import type { Invoice } from '@vitrine/client/orders';
import { InvoiceView } from '@vitrine/ui';

export const Summary = ({ invoice }: { invoice: Invoice }) => <InvoiceView invoice={invoice} />;

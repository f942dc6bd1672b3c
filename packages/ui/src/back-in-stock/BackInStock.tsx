import { BackInStockDialog, BackInStockItemSummary } from './BackInStockDialog.tsx';
import { BackInStockForm } from './BackInStockForm.tsx';

/**
 * Request for a back-in-stock notification: a dialog, or its form inline in the host's page. Both
 * use the storefront's atoms. See docs/reference/back-in-stock.md.
 */
export const BackInStock = {
  Dialog: BackInStockDialog,
  Form: BackInStockForm,
  Item: BackInStockItemSummary,
};

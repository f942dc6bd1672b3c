import { BackInStockDialog, BackInStockItemSummary } from './BackInStockDialog.tsx';
import { BackInStockForm } from './BackInStockForm.tsx';

/**
 * Asking to be told when something is back: a dialog over the page, or its form in a place of the
 * host's own. Both stand on the storefront's atoms. See docs/reference/back-in-stock.md.
 */
export const BackInStock = {
  Dialog: BackInStockDialog,
  Form: BackInStockForm,
  Item: BackInStockItemSummary,
};

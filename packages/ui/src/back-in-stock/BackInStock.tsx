/**
 * Request for a back-in-stock notification: a dialog, or its form inline in the host's page. Both
 * use the storefront's atoms. See docs/reference/back-in-stock.mdx.
 */

export {
  BackInStockDialog as Dialog,
  BackInStockItemSummary as Item,
} from './BackInStockDialog.tsx';
export { BackInStockForm as Form } from './BackInStockForm.tsx';

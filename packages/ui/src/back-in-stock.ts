export * as BackInStock from './back-in-stock/BackInStock.tsx';
export type { BackInStockDialogProps } from './back-in-stock/BackInStockDialog.tsx';
export type { BackInStockConsent } from './back-in-stock/BackInStockFields.tsx';
export type { BackInStockFormProps } from './back-in-stock/BackInStockForm.tsx';
export type { BackInStockItem } from './back-in-stock/back-in-stock-item.ts';

/**
 * Status of a back-in-stock request. See docs/reference/back-in-stock.mdx and
 * docs/reference/states.mdx.
 */
export const BackInStockStatus = {
  UNSPECIFIED: 'UNSPECIFIED',
  RECEIVED: 'RECEIVED',
  PROCESSING: 'PROCESSING',
  NOTIFICATION_SENT: 'NOTIFICATION_SENT',
  FAILED: 'FAILED',
} as const;
export type BackInStockStatus = (typeof BackInStockStatus)[keyof typeof BackInStockStatus];

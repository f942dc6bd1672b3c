/** How far a back-in-stock request has come. Specification 3.1 and 4. */
export const BackInStockStatus = {
  UNSPECIFIED: 'UNSPECIFIED',
  RECEIVED: 'RECEIVED',
  PROCESSING: 'PROCESSING',
  NOTIFICATION_SENT: 'NOTIFICATION_SENT',
  FAILED: 'FAILED',
} as const;
export type BackInStockStatus = (typeof BackInStockStatus)[keyof typeof BackInStockStatus];

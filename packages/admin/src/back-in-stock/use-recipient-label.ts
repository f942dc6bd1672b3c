'use client';

import type { BackInStockNotificationRequest } from '@vitrine/client/back-in-stock';
import { useAdminTranslate } from '../messages/use-admin-translate.ts';
import '../messages/en/back-in-stock.ts';

/** Returns the recipient's label of a request; a placeholder text if it is unknown. */
export function useRecipientLabel(): (request: BackInStockNotificationRequest) => string {
  const t = useAdminTranslate();
  return ({ email }) => email?.trim() || t('admin.backInStock.noEmail');
}

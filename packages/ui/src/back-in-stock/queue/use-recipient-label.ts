'use client';

import type { BackInStockNotificationRequest } from '@vitrine/client/back-in-stock';
import { useUi } from '../../provider/UiProvider.tsx';
import '../../messages/en/back-in-stock.ts';

/** Returns the recipient's label of a request; a placeholder text if it is unknown. */
export function useRecipientLabel(): (request: BackInStockNotificationRequest) => string {
  const { t } = useUi();
  return ({ email }) => email?.trim() || t('backInStock.queue.noEmail');
}

import type { BackInStockNotificationRequest } from '@vitrine/client/back-in-stock';
import { useUi } from '../../provider/UiProvider.tsx';

/** Writes to whom a request's notification goes; words say so where it does not tell. */
export function useRecipientLabel(): (request: BackInStockNotificationRequest) => string {
  const { t } = useUi();
  return ({ email }) => email?.trim() || t('backInStock.queue.noEmail');
}

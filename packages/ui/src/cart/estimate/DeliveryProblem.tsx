import type { Delivery } from '@vitrine/atoms';
import { useUi } from '../../provider/UiProvider.tsx';
import { CartMessage } from '../CartMessage.tsx';
import * as css from './Estimate.css.ts';
import { useShippingDestination } from './use-place.ts';

/** Why there is no way to deliver, or another one than was chosen. */
export function DeliveryProblem({ delivery }: { delivery: Delivery }) {
  const { t } = useUi();
  const place = useShippingDestination() ?? '';
  const { status, rejection, wasReplaced, choices } = delivery;
  // The totals have failed as well, and say so aloud with the way to try again.
  if (status === 'failed') return <p className={css.note}>{t('cart.estimate.failed')}</p>;
  if (status === 'refused' && rejection?.code === 'ADDRESS_INCOMPLETE') {
    return <CartMessage tone="warning">{t('cart.estimate.incomplete')}</CartMessage>;
  }
  if (status === 'refused' || status === 'none') {
    return <CartMessage tone="warning">{t(`cart.estimate.${status}`, { place })}</CartMessage>;
  }
  const title = choices.find(({ isChosen }) => isChosen)?.title;
  if (!wasReplaced || !title) return null;
  return <CartMessage tone="warning">{t('cart.estimate.replaced', { title })}</CartMessage>;
}

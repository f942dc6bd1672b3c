import { cartTotalsAtom, type Delivery, useSetAtom } from '@vitrine/atoms';
import { useUi } from '../../provider/UiProvider.tsx';
import { CartMessage } from '../CartMessage.tsx';
import { usePlace } from './use-place.ts';

/** Why there is no way to deliver, or another one than was chosen. */
export function DeliveryProblem({ delivery }: { delivery: Delivery }) {
  const { t } = useUi();
  const place = usePlace() ?? '';
  const refresh = useSetAtom(cartTotalsAtom);
  const { status, refusal, wasReplaced, choices } = delivery;
  if (status === 'failed') {
    return (
      <CartMessage
        tone="danger"
        action={{ label: t('common.retry'), onPress: () => void refresh() }}
      >
        {t('cart.estimate.failed')}
      </CartMessage>
    );
  }
  if (status === 'refused' && refusal?.code === 'ADDRESS_INCOMPLETE') {
    return <CartMessage tone="warning">{t('cart.estimate.incomplete')}</CartMessage>;
  }
  if (status === 'refused' || status === 'none') {
    return <CartMessage tone="warning">{t(`cart.estimate.${status}`, { place })}</CartMessage>;
  }
  const title = choices.find(({ isChosen }) => isChosen)?.title;
  if (!wasReplaced || !title) return null;
  return <CartMessage tone="warning">{t('cart.estimate.replaced', { title })}</CartMessage>;
}

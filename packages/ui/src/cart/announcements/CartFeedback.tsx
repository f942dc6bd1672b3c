'use client';

import { toast } from '../../primitives/toast/toast.ts';
import { useUi } from '../../provider/UiProvider.tsx';
import { getDisplayName } from '../line/line-item-fields.ts';
import { useAddedToCartAnnouncement } from './use-added-to-cart-announcement.ts';
import '../../messages/en/cart.ts';

export interface CartFeedbackProps {
  /**
   * Feedback after an addition: the cart opens, a toast offers to open it (with a `Toaster` in the
   * page), or only the pressed button shows it.
   */
  policy: 'drawer' | 'toast' | 'inline';
  /** Opens the cart. */
  onOpen: () => void;
}

/**
 * Gives feedback when the platform has confirmed an addition to the cart, whichever component it is
 * from. Once per page; `CartAnnouncer` announces it in any case, and the focus stays unless the cart
 * opens. It does not replace what a component does: `ProductDetailPage` opens the cart too, unless
 * it has `onAdded`.
 */
export function CartFeedback({ policy, onOpen }: CartFeedbackProps) {
  const { t } = useUi();
  useAddedToCartAnnouncement(({ lines: [first, ...others] }) => {
    if (policy === 'drawer') onOpen();
    if (policy !== 'toast' || !first) return;
    const text =
      others.length > 0
        ? t('cart.feedback.addedMany', { count: others.length + 1 })
        : t('cart.feedback.added', { name: getDisplayName(first, t) });
    toast(text, { action: { label: t('cart.view'), onPress: onOpen } });
  });
  return null;
}

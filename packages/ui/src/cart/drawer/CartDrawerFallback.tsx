import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import * as modal from '../../primitives/_internal/modal/Modal.css.ts';
import { Button } from '../../primitives/button/Button.tsx';
import * as drawer from '../../primitives/drawer/Drawer.css.ts';
import { useUi } from '../../provider/UiProvider.tsx';
import { classes } from '../../utils/classes.ts';
import { CartSkeleton } from '../CartSkeleton.tsx';
import { CartMessage } from '../messages/CartMessage.tsx';
import * as css from './CartDrawer.css.ts';

export interface CartDrawerFallbackProps {
  id: string;
  isFailed: boolean;
  onShown: () => void;
  onRetry: () => void;
  onClose: () => void;
}

/** Who waits less than this sees nothing but the drawer, in milliseconds. */
const showDelayMs = 300;

/**
 * The drawer before its inside is there. The browser's own dialog keeps the focus and hears Escape,
 * so that a page which no one opens the cart on loads nothing for it.
 */
export function CartDrawerFallback({
  id,
  isFailed,
  onShown,
  onRetry,
  onClose,
}: CartDrawerFallbackProps) {
  const { t } = useUi();
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [isShown, setShown] = useState(false);

  const notifyShown = useEffectEvent(onShown);

  useEffect(() => {
    const timer = setTimeout(() => setShown(true), isFailed ? 0 : showDelayMs);
    return () => clearTimeout(timer);
  }, [isFailed]);

  // Before it leaves the page: a dialog that is gone gives no focus back.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!isShown || !element) return;
    element.showModal();
    notifyShown();
    return () => element.close();
  }, [isShown]);

  return (
    <dialog
      ref={dialog}
      id={id}
      aria-labelledby={titleId}
      data-side="end"
      className={classes(modal.panel, drawer.content, css.fallback)}
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
      // What closes it without a key, such as the way back of a phone.
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={({ target, currentTarget }) => target === currentTarget && onClose()}
    >
      <div className={classes(modal.header, drawer.header)}>
        <h2 id={titleId} className={modal.title}>
          {t('cart.title')}
        </h2>
        <Button emphasis="text" onClick={onClose}>
          {t('common.close')}
        </Button>
      </div>
      <div className={classes(modal.body, drawer.body, css.body)}>
        {isFailed ? (
          <CartMessage
            tone="danger"
            className={css.failure}
            action={{ label: t('common.retry'), onPress: onRetry }}
          >
            {t('common.failed')}
          </CartMessage>
        ) : (
          <CartSkeleton />
        )}
      </div>
    </dialog>
  );
}

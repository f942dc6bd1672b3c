'use client';

import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import * as modal from '../../primitives/_internal/modal/Modal.css.ts';
import { Button } from '../../primitives/button/Button.tsx';
import * as drawer from '../../primitives/drawer/Drawer.css.ts';
import { useUi } from '../../provider/UiProvider.tsx';
import { classes } from '../../utils/classes.ts';
import { CartSkeleton } from '../CartSkeleton.tsx';
import { CartMessage } from '../messages/CartMessage.tsx';
import * as css from './CartDrawer.css.ts';
import '../../messages/en/cart.ts';
import '../../messages/en/common.ts';

export interface CartDrawerFallbackProps {
  id: string;
  isFailed: boolean;
  onShown: () => void;
  onRetry: () => void;
  onClose: () => void;
}

/** Delay before the loading state shows, in milliseconds. */
const showDelayMs = 300;

/**
 * The drawer before its content is loaded. The browser's own dialog traps the focus and handles
 * Escape, so that a page whose cart is never opened loads nothing for it.
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

  const notifyVisible = useEffectEvent(onShown);

  useEffect(() => {
    const timer = setTimeout(() => setShown(true), isFailed ? 0 : showDelayMs);
    return () => clearTimeout(timer);
  }, [isFailed]);

  // Before unmounting: a removed dialog does not restore the focus.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!isShown || !element) return;
    element.showModal();
    notifyVisible();
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
      // Handles closing without a key press, such as a phone's back gesture.
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

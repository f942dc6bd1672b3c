'use client';

import {
  clearedErrorAtom,
  clearedLinesAtom,
  dismissClearedAtom,
  undoClearAtom,
  useAtom,
  useAtomValue,
  useSetAtom,
} from '@vitrine/atoms';
import { useEffect, useRef } from 'react';
import { useUi } from '../../provider/UiProvider.tsx';
import { isFocusLost } from '../../utils/is-focus-lost.ts';
import * as css from '../line/CartLines.css.ts';
import { RemovedLine } from '../line/RemovedLine.tsx';
import { focusCart } from '../line/use-row-focus.ts';
import '../../messages/en/cart-contents.ts';

/** Placeholder of all lines that were removed by clearing the cart, with one undo. */
export function ClearedCart() {
  const { t } = useUi();
  const container = useRef<HTMLDivElement>(null);
  const count = useAtomValue(clearedLinesAtom).length;
  const [failure, dismissFailure] = useAtom(clearedErrorAtom);
  const undo = useSetAtom(undoClearAtom);
  const dismiss = useSetAtom(dismissClearedAtom);
  const isThere = count > 0;
  useEffect(() => {
    if (!isThere) return;
    const element = container.current;
    // The button that cleared the cart has been removed with the lines.
    element?.querySelector('button')?.focus();
    const around = element?.closest('[data-cart-root]');
    return () => {
      if (around && isFocusLost()) focusCart(around);
    };
  }, [isThere]);
  if (!isThere) return null;
  return (
    <div ref={container} className={css.cleared}>
      <RemovedLine
        text={t('cart.cleared', { count })}
        undoLabel={t('cart.undoClear', { count })}
        count={count}
        error={failure?.error}
        // After a rejection the placeholder reappears and shows it.
        onUndo={() => void undo().catch(() => {})}
        onDismissError={dismissFailure}
        onEnd={() => dismiss()}
      />
    </div>
  );
}

import {
  clearedLinesAtom,
  dismissClearedAtom,
  undoClearAtom,
  useAtomValue,
  useSetAtom,
} from '@vitrine/atoms';
import { useEffect, useRef } from 'react';
import { useUi } from '../provider/UiProvider.tsx';
import * as css from './CartLines.css.ts';
import { RemovedLine } from './RemovedLine.tsx';

/** The place of all lines that went when the cart was cleared, with one way to put them back. */
export function ClearedCart() {
  const { t } = useUi();
  const place = useRef<HTMLDivElement>(null);
  const count = useAtomValue(clearedLinesAtom).length;
  const undo = useSetAtom(undoClearAtom);
  const dismiss = useSetAtom(dismissClearedAtom);
  const isThere = count > 0;
  useEffect(() => {
    if (!isThere) return;
    const element = place.current;
    // The button that cleared the cart has gone with the lines.
    element?.querySelector('button')?.focus();
    const around = element?.closest<HTMLElement>('[data-cart-root]');
    return () => {
      const { activeElement, body } = document;
      if (!activeElement || activeElement === body) around?.focus();
    };
  }, [isThere]);
  if (!isThere) return null;
  return (
    <div ref={place} className={css.cleared}>
      <RemovedLine
        words={t('cart.cleared', { count })}
        undoWords={t('cart.undoClear', { count })}
        // A refusal is told above the lines.
        onUndo={() => void undo().catch(() => {})}
        onEnd={() => dismiss()}
      />
    </div>
  );
}

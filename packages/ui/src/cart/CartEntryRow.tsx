import { type CartEntry, dismissRemovedAtom, undoRemoveAtom, useSetAtom } from '@vitrine/atoms';
import { useUi } from '../provider/UiProvider.tsx';
import { CartLineOf } from './CartLineOf.tsx';
import * as css from './CartLines.css.ts';
import { nameOf } from './line-facts.ts';
import { RemovedLine } from './RemovedLine.tsx';
import { useRowFocus } from './use-row-focus.ts';

/** One place in the list: a line, or what is left of it while it can be put back. */
export function CartEntryRow({ line, isRemoved }: Omit<CartEntry, 'key'>) {
  const { t } = useUi();
  const row = useRowFocus(isRemoved);
  const undo = useSetAtom(undoRemoveAtom);
  const dismiss = useSetAtom(dismissRemovedAtom);
  const { _id: lineId } = line;
  return (
    <li ref={row} className={css.entry}>
      {isRemoved ? (
        <RemovedLine
          name={nameOf(line) ?? t('cart.unnamed')}
          // A refusal is told in the line's place.
          onUndo={() => void undo(lineId).catch(() => {})}
          onEnd={() => dismiss(lineId)}
        />
      ) : (
        <CartLineOf lineId={lineId} />
      )}
    </li>
  );
}

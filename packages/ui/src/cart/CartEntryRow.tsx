import {
  cartEntryAtom,
  dismissRemovedAtom,
  undoRemoveAtom,
  useAtomValue,
  useSetAtom,
} from '@vitrine/atoms';
import { useUi } from '../provider/UiProvider.tsx';
import { CartLineOf, type CartLineOfProps } from './CartLineOf.tsx';
import * as css from './CartLines.css.ts';
import { nameOf } from './line-facts.ts';
import { RemovedLine } from './RemovedLine.tsx';
import { useRowFocus } from './use-row-focus.ts';

export interface CartEntryRowProps extends Pick<CartLineOfProps, 'formAction'> {
  /** The key of the row, which outlives the id of its line. */
  entryKey: string;
  canSave: boolean;
}

/** One place in the list: a line, or what is left of it while it can be put back. */
export function CartEntryRow({ entryKey, canSave, ...sent }: CartEntryRowProps) {
  const { t } = useUi();
  const entry = useAtomValue(cartEntryAtom(entryKey));
  const isRemoved = entry?.isRemoved ?? false;
  const row = useRowFocus(isRemoved);
  const undo = useSetAtom(undoRemoveAtom);
  const dismiss = useSetAtom(dismissRemovedAtom);
  if (!entry) return null;
  const { _id: lineId } = entry.line;
  return (
    <li ref={row} className={css.entry}>
      {isRemoved ? (
        <RemovedLine
          name={nameOf(entry.line) ?? t('cart.unnamed')}
          // A refusal is told in the line's place.
          onUndo={() => void undo(lineId).catch(() => {})}
          onEnd={() => dismiss(lineId)}
        />
      ) : (
        <CartLineOf {...sent} lineId={lineId} canSave={canSave} />
      )}
    </li>
  );
}

import { cartEntryAtom, useAtomValue } from '@vitrine/atoms';
import { ConnectedCartLine, type ConnectedCartLineProps } from './CartLineOf.tsx';
import * as css from './CartLines.css.ts';
import { ConnectedRemovedLine } from './RemovedLineOf.tsx';
import { useRowFocus } from './use-row-focus.ts';

export interface CartEntryRowProps extends Pick<ConnectedCartLineProps, 'formAction'> {
  /** The key of the row, which outlives the id of its line. */
  entryKey: string;
  canSave: boolean;
}

/** One place in the list: a line, or what is left of it while it can be put back. */
export function CartEntryRow({ entryKey, canSave, formAction }: CartEntryRowProps) {
  const entry = useAtomValue(cartEntryAtom(entryKey));
  const isRemoved = entry?.isRemoved ?? false;
  const row = useRowFocus(isRemoved);
  if (!entry) return null;
  return (
    <li ref={row} className={css.entry}>
      {isRemoved ? (
        <ConnectedRemovedLine line={entry.line} />
      ) : (
        <ConnectedCartLine lineId={entry.line._id} canSave={canSave} formAction={formAction} />
      )}
    </li>
  );
}

'use client';

import {
  cartEntryAtom,
  dismissRemovedAtom,
  lineErrorAtom,
  undoRemoveAtom,
  useAtom,
  useAtomValue,
  useSetAtom,
} from '@vitrine/atoms';
import type { LineItem } from '@vitrine/client/cart';
import type { ReactNode } from 'react';
import { useUi } from '../../provider/UiProvider.tsx';
import * as css from './CartLines.css.ts';
import { ConnectedCartLine, type ConnectedCartLineProps } from './ConnectedCartLine.tsx';
import { type CartLineContextValue, useCartLineContext } from './cart-line-context.ts';
import { getDisplayName } from './line-item-fields.ts';
import { RemovedLine } from './RemovedLine.tsx';
import { useRowFocus } from './use-row-focus.ts';

/** Placeholder of a removed line of the storefront's cart, with an undo. */
function ConnectedRemovedLine({ line }: { line: LineItem }) {
  const { t } = useUi();
  const { _id: lineId } = line;
  const [failure, dismissFailure] = useAtom(lineErrorAtom(lineId));
  const undo = useSetAtom(undoRemoveAtom);
  const dismiss = useSetAtom(dismissRemovedAtom);
  return (
    <RemovedLine
      name={getDisplayName(line, t)}
      error={failure?.error}
      // After a rejection the placeholder reappears and shows it.
      onUndo={() => void undo(lineId).catch(() => {})}
      onDismissError={dismissFailure}
      onEnd={() => dismiss(lineId)}
    />
  );
}

/** Renders the content of one line. */
export type RenderLine = (line: CartLineContextValue) => ReactNode;

const RenderedLine = ({ renderLine }: { renderLine: RenderLine }) =>
  renderLine(useCartLineContext());

export interface CartEntryRowProps extends Pick<ConnectedCartLineProps, 'formAction'> {
  /** The key of the row, which outlives the id of its line. */
  entryKey: string;
  /** Whether the line can be saved for later. */
  canSave: boolean;
  /** Renders the content of the line; undefined for the usual content. */
  renderLine: RenderLine | undefined;
}

/** One row of the list: a line, or the placeholder of a removed one while it can be restored. */
export function CartEntryRow({ entryKey, canSave, formAction, renderLine }: CartEntryRowProps) {
  const entry = useAtomValue(cartEntryAtom(entryKey));
  const isRemoved = entry?.isRemoved ?? false;
  const row = useRowFocus(isRemoved);
  if (!entry) return null;
  return (
    <li ref={row} className={css.entry}>
      {isRemoved ? (
        <ConnectedRemovedLine line={entry.line} />
      ) : (
        <ConnectedCartLine lineId={entry.line._id} canSave={canSave} formAction={formAction}>
          {renderLine && <RenderedLine renderLine={renderLine} />}
        </ConnectedCartLine>
      )}
    </li>
  );
}

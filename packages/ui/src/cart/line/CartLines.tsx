'use client';

import { cartEntryKeysAtom, useAtomValue } from '@vitrine/atoms';
import { type ComponentProps, memo } from 'react';
import { PlainList } from '../../primitives/plain-list/PlainList.tsx';
import { useUi } from '../../provider/UiProvider.tsx';
import { classes } from '../../utils/classes.ts';
import { ClearedCart } from '../messages/ClearedCart.tsx';
import { CartEntryRow, type CartEntryRowProps, type RenderLine } from './CartEntryRow.tsx';
import * as css from './CartLines.css.ts';
import '../../messages/en/cart-contents.ts';

export interface CartLinesProps
  extends Omit<ComponentProps<'ul'>, 'children'>,
    Pick<CartEntryRowProps, 'formAction'> {
  /** Whether a line can be saved for later instead of removed. */
  canSave?: boolean;
  /**
   * Renders the content of a line. The list keeps the place of a removed line with its undo, and below
   * the content the messages about problems, errors and a changed price. Define it outside of the
   * component, or each line renders again with it.
   *
   * @example
   * const renderLine = ({ line }: CartLineContextValue) => (
   *   <>
   *     <Cart.LineName /> × {line.quantity} <Cart.LinePrice /> <Cart.LineActions />
   *   </>
   * );
   */
  renderLine?: RenderLine | undefined;
}

const Row = memo(CartEntryRow);

/**
 * All lines of the cart, and placeholders of removed ones that can be restored. Only changed rows
 * render again.
 */
export function CartLines({
  canSave = false,
  formAction,
  renderLine,
  className,
  ...rest
}: CartLinesProps) {
  const { t } = useUi();
  const keys = useAtomValue(cartEntryKeysAtom);
  return (
    <>
      <ClearedCart />
      <PlainList aria-label={t('cart.lines')} {...rest} className={classes(css.root, className)}>
        {keys.map((key) => (
          <Row
            key={key}
            entryKey={key}
            canSave={canSave}
            formAction={formAction}
            renderLine={renderLine}
          />
        ))}
      </PlainList>
    </>
  );
}

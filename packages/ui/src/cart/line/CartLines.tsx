'use client';

import { cartEntryKeysAtom, useAtomValue } from '@vitrine/atoms';
import { type ComponentProps, memo } from 'react';
import { PlainList } from '../../primitives/plain-list/PlainList.tsx';
import { useUi } from '../../provider/UiProvider.tsx';
import { classes } from '../../utils/classes.ts';
import { ClearedCart } from '../messages/ClearedCart.tsx';
import { CartEntryRow, type CartEntryRowProps } from './CartEntryRow.tsx';
import * as css from './CartLines.css.ts';
import '../../messages/en/cart.ts';

export interface CartLinesProps
  extends Omit<ComponentProps<'ul'>, 'children'>,
    Pick<CartEntryRowProps, 'formAction'> {
  /** Whether a line can be saved for later instead of removed. */
  canSave?: boolean;
}

const Row = memo(CartEntryRow);

/**
 * All lines of the cart, and placeholders of removed ones that can be restored. Only changed rows
 * render again.
 */
export function CartLines({ canSave = false, formAction, className, ...rest }: CartLinesProps) {
  const { t } = useUi();
  const keys = useAtomValue(cartEntryKeysAtom);
  return (
    <>
      <ClearedCart />
      <PlainList aria-label={t('cart.lines')} {...rest} className={classes(css.root, className)}>
        {keys.map((key) => (
          <Row key={key} entryKey={key} canSave={canSave} formAction={formAction} />
        ))}
      </PlainList>
    </>
  );
}

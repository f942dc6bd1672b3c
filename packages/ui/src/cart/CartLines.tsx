import { cartEntriesAtom, useAtomValue } from '@vitrine/atoms';
import type { ComponentProps } from 'react';
import { classes } from '../lib/classes.ts';
import { useUi } from '../provider/UiProvider.tsx';
import { CartEntryRow } from './CartEntryRow.tsx';
import * as css from './CartLines.css.ts';

export type CartLinesProps = Omit<ComponentProps<'ul'>, 'children'>;

/** All lines of the cart, and a place for each that was removed and can still be put back. */
export function CartLines({ className, ...rest }: CartLinesProps) {
  const { t } = useUi();
  const entries = useAtomValue(cartEntriesAtom);
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari forgets lists without markers.
    <ul role="list" aria-label={t('cart.lines')} {...rest} className={classes(css.root, className)}>
      {entries.map(({ key, ...entry }) => (
        <CartEntryRow key={key} {...entry} />
      ))}
    </ul>
  );
}

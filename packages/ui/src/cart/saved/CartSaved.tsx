'use client';

import { savedLinesAtom, useAtomValue } from '@vitrine/atoms';
import { type ComponentProps, useContext, useId, useLayoutEffect, useRef } from 'react';
import { Heading, type HeadingLevel } from '../../primitives/heading/Heading.tsx';
import { PlainList } from '../../primitives/plain-list/PlainList.tsx';
import { useUi } from '../../provider/UiProvider.tsx';
import { classes } from '../../utils/classes.ts';
import { CartContext } from '../cart-context.ts';
import * as css from './CartSaved.css.ts';
import { SavedLine } from './SavedLine.tsx';
import '../../messages/en/cart-contents.ts';

export interface CartSavedProps extends Omit<ComponentProps<'section'>, 'children' | 'ref'> {
  /** Heading level of the title. */
  level?: HeadingLevel;
}

/**
 * The lines saved for later, in their state at that time, with a button to move them back to the
 * cart. Hidden if empty.
 */
export function CartSaved({ level = 2, className, ...rest }: CartSavedProps) {
  const { t } = useUi();
  const titleId = useId();
  const list = useRef<HTMLElement>(null);
  const cart = useContext(CartContext);
  const lines = useAtomValue(savedLinesAtom);
  const count = lines.length;
  const last = useRef({ count, index: -1 });
  useLayoutEffect(() => {
    const { count: before, index } = last.current;
    last.current = { count, index: -1 };
    if (count >= before || index < 0) return;
    // The pressed button has been removed with its line: the next line's button gets the focus, or
    // the cart after the last line.
    const rows = list.current?.querySelectorAll<HTMLElement>('li');
    const next = rows?.[Math.min(index, count - 1)]?.querySelector('button');
    if (next) next.focus();
    else cart?.focus();
  }, [count, cart]);
  if (count === 0) return null;
  return (
    <section
      {...rest}
      ref={list}
      aria-labelledby={titleId}
      className={classes(css.root, className)}
      onClickCapture={({ target }) => {
        const rows = [...(list.current?.querySelectorAll('li') ?? [])];
        last.current.index = rows.findIndex((row) => row.contains(target as Node));
      }}
    >
      <Heading id={titleId} level={level} variant="title" className={css.title}>
        {t('cart.saved.title')}
      </Heading>
      <PlainList className={css.list}>
        {lines.map((saved) => (
          <SavedLine key={saved.key} saved={saved} />
        ))}
      </PlainList>
    </section>
  );
}

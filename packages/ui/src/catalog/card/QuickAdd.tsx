import type { Product } from '@vitrine/client/catalog';
import type { ElementType } from 'react';
import { classes } from '../../lib/classes.ts';
import { Button, type ButtonProps, type ButtonState } from '../../primitives/button/Button.tsx';
import { VisuallyHidden } from '../../primitives/visually-hidden/VisuallyHidden.tsx';
import { useUi } from '../../provider/UiProvider.tsx';
import { lowerFirst } from '../lower-first.ts';
import { productStock } from '../stock.ts';
import { openOption } from './open-option.ts';
import * as css from './QuickAdd.css.ts';

export interface QuickAddProps extends Omit<ButtonProps, 'children' | 'labels' | 'onClick'> {
  product: Product;
  /** Where choices are made and words are written, when some are needed. */
  href: string;
  /** A router's link, which takes `href`, `className` and children. Default `a`. */
  linkAs?: ElementType;
  /** Puts one piece into the cart; called only when nothing has to be chosen. */
  onAdd: () => void;
  state?: ButtonState;
}

/**
 * The shortest way into the cart from a card: adds at once, or leads to what has to be chosen.
 * Nothing for what is sold out: the label says so.
 */
export function QuickAdd({
  product,
  href,
  linkAs: Link = 'a',
  onAdd,
  className,
  ...rest
}: QuickAddProps) {
  const { t, locale } = useUi();
  if (!productStock(product).inStock) return null;
  const look = classes(css.root, className);
  const option = openOption(product);
  const text = product.customTextFields.find(({ mandatory }) => mandatory);
  const needed = option
    ? t('catalog.choose', { option: lowerFirst(option.name, locale) })
    : text && t('catalog.fillIn', { field: lowerFirst(text.title, locale) });
  const ofProduct = <VisuallyHidden> ({product.name})</VisuallyHidden>;
  if (needed) {
    return (
      <Button {...rest} asChild className={look}>
        <Link href={href}>
          {needed}
          {ofProduct}
        </Link>
      </Button>
    );
  }
  const labels = { pending: t('catalog.adding'), done: t('catalog.added') };
  return (
    <Button {...rest} labels={labels} className={look} onClick={onAdd}>
      <span>
        {t('catalog.addToCart')}
        {ofProduct}
      </span>
    </Button>
  );
}

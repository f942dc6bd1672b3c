'use client';

import type { Product } from '@vitrine/client/catalog';
import { Plus } from 'lucide-react';
import { Button, type ButtonProps, type ButtonState } from '../../primitives/button/Button.tsx';
import { Icon } from '../../primitives/icon/Icon.tsx';
import { VisuallyHidden } from '../../primitives/visually-hidden/VisuallyHidden.tsx';
import { AppLink } from '../../provider/AppLink.tsx';
import { useRoute, useUi } from '../../provider/UiProvider.tsx';
import { classes } from '../../utils/classes.ts';
import { lowercaseFirst } from '../../utils/lowercase-first.ts';
import { getProductStock } from '../product/availability/product-stock.ts';
import { useNormalizedProduct } from '../product/use-normalized-product.ts';
import * as css from './QuickAdd.css.ts';
import { getQuickAddOption } from './quick-add-option.ts';
import '../../messages/en/catalog.ts';

export interface QuickAddProps extends Omit<ButtonProps, 'children' | 'labels' | 'onClick'> {
  product: Product;
  /** Puts one piece into the cart; called only when nothing has to be chosen. */
  onAdd: () => void;
  /** Opens the options in place; without it the product's page does. */
  onSelect?: (() => void) | undefined;
  /** Whether a subscription can be chosen. */
  hasPurchaseOptions?: boolean;
  state?: ButtonState;
}

/**
 * Adds to the cart from a card: directly, or after the necessary choices. An icon without a
 * hovering pointer. Hidden for sold-out products: the label shows that.
 */
export function QuickAdd({
  product: given,
  onAdd,
  onSelect,
  hasPurchaseOptions,
  className,
  ...rest
}: QuickAddProps) {
  const { t, locale } = useUi();
  const getHref = useRoute('product');
  const product = useNormalizedProduct(given);
  if (!getProductStock(product).inStock) return null;
  const look = classes(css.root, className);
  const option = getQuickAddOption(product);
  const text = product.customTextFields.find(({ mandatory }) => mandatory);
  const neededText = option
    ? t('catalog.choose', { option: lowercaseFirst(option.name, locale) })
    : text && t('catalog.fillIn', { field: lowercaseFirst(text.title, locale) });
  const needed = hasPurchaseOptions ? t('catalog.chooseOptions') : neededText;
  const ofProduct = <VisuallyHidden> ({product.name})</VisuallyHidden>;
  const labelText = (
    <>
      <Icon as={Plus} className={css.sign} />
      <span className={css.labelText}>
        {needed ?? t('catalog.addToCart')}
        {ofProduct}
      </span>
    </>
  );
  if (needed && onSelect) {
    return (
      <Button {...rest} aria-haspopup="dialog" className={look} onClick={onSelect}>
        {labelText}
      </Button>
    );
  }
  if (needed) {
    return (
      <Button {...rest} asChild className={look}>
        <AppLink href={getHref?.(product.slug)}>{labelText}</AppLink>
      </Button>
    );
  }
  const labels = { loading: t('catalog.adding'), complete: t('catalog.added') };
  return (
    <Button {...rest} labels={labels} className={look} onClick={onAdd}>
      {labelText}
    </Button>
  );
}

'use client';

import type { Product } from '@vitrine/client/catalog';
import { Plus } from 'lucide-react';
import { Button, type ButtonProps, type ButtonState } from '../../primitives/button/Button.tsx';
import { Icon } from '../../primitives/icon/Icon.tsx';
import { VisuallyHidden } from '../../primitives/visually-hidden/VisuallyHidden.tsx';
import { AppLink } from '../../provider/AppLink.tsx';
import { useRoute, useUi } from '../../provider/UiProvider.tsx';
import { classes } from '../../utils/classes.ts';
import { lowercaseFirst } from '../../utils/text/lowercase-first.ts';
import { getProductStock } from '../product/availability/product-stock.ts';
import { useNormalizedProduct } from '../product/use-normalized-product.ts';
import * as css from './QuickAdd.css.ts';
import { getQuickAddOption } from './quick-add-option.ts';
import '../../messages/en/catalog.ts';

export interface QuickAddProps extends Omit<ButtonProps, 'children' | 'labels' | 'onClick'> {
  /** The product, as the client returns it. */
  product: Product;
  /** Puts one piece into the cart; called only when nothing has to be chosen. */
  onAdd: () => void;
  /** Opens the options in place; without it the product's page does. */
  onSelect?: (() => void) | undefined;
  /**
   * Whether your shop also sells the product as a subscription. Then the button does not add it: it
   * opens the options (`onSelect`) or the product's page, where the shopper chooses. Default false.
   */
  hasPurchaseOptions?: boolean;
  /**
   * `overlay`: small, on an image, an icon without a hovering pointer. `full`: as wide as its column,
   * always with its label, and with a link to the page of a product that is sold out. Default
   * `overlay`.
   */
  variant?: 'overlay' | 'full';
  /** `loading` while the press is handled, `complete` for a moment after it. */
  state?: ButtonState;
}

/**
 * Adds to the cart from a card or a table: directly, or after the necessary choices. On a card it is
 * hidden for products that are sold out: the card says so.
 */
export function QuickAdd({
  product: given,
  onAdd,
  onSelect,
  hasPurchaseOptions,
  variant = 'overlay',
  className,
  ...rest
}: QuickAddProps) {
  const { t, locale } = useUi();
  const getHref = useRoute('product');
  const product = useNormalizedProduct(given);
  const isFull = variant === 'full';
  const ofProduct = <VisuallyHidden> ({product.name})</VisuallyHidden>;
  if (!getProductStock(product).inStock) {
    if (!isFull) return null;
    return (
      <Button width="full" {...rest} asChild className={className}>
        <AppLink href={getHref?.(product.slug)}>
          {t('catalog.notify')}
          {ofProduct}
        </AppLink>
      </Button>
    );
  }
  const look = isFull
    ? { emphasis: 'primary' as const, width: 'full' as const, className }
    : { className: classes(css.root, className) };
  const option = getQuickAddOption(product);
  const text = product.customTextFields.find(({ mandatory }) => mandatory);
  const neededText = option
    ? t('catalog.choose', { option: lowercaseFirst(option.name, locale) })
    : text && t('catalog.fillIn', { field: lowercaseFirst(text.title, locale) });
  const needed = hasPurchaseOptions ? t('catalog.chooseOptions') : neededText;
  const action = needed ?? t('catalog.addToCart');
  const content = isFull ? (
    <>
      {action}
      {ofProduct}
    </>
  ) : (
    <>
      <Icon as={Plus} className={css.sign} />
      <span className={css.labelText}>
        {action}
        {ofProduct}
      </span>
    </>
  );
  if (needed && onSelect) {
    return (
      <Button {...look} {...rest} aria-haspopup="dialog" onClick={onSelect}>
        {content}
      </Button>
    );
  }
  if (needed) {
    return (
      <Button {...look} {...rest} asChild>
        <AppLink href={getHref?.(product.slug)}>{content}</AppLink>
      </Button>
    );
  }
  const labels = { loading: t('catalog.adding'), complete: t('catalog.added') };
  return (
    <Button {...look} {...rest} labels={labels} onClick={onAdd}>
      {content}
    </Button>
  );
}

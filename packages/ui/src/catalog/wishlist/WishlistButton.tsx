'use client';

import {
  defaultWishlist,
  toAnalyticsProduct,
  useAtomValue,
  useSetAtom,
  useTrack,
  type Wishlist,
} from '@vitrine/atoms';
import type { Product } from '@vitrine/client/catalog';
import { Heart } from 'lucide-react';
import { useAnnounce } from '../../primitives/announcer/Announcer.tsx';
import { Button } from '../../primitives/button/Button.tsx';
import { Icon } from '../../primitives/icon/Icon.tsx';
import { IconButton, type IconButtonProps } from '../../primitives/icon-button/IconButton.tsx';
import { useUi } from '../../provider/UiProvider.tsx';
import { classes } from '../../utils/classes.ts';
import { useProductName } from '../product/use-normalized-product.ts';
import * as css from './WishlistButton.css.ts';
import '../../messages/en/lists.ts';

export interface WishlistButtonProps extends Pick<IconButtonProps, 'emphasis' | 'size'> {
  /** From `createWishlist`, created once, outside of rendering. Default: `defaultWishlist`. */
  wishlist?: Wishlist | undefined;
  /** The product, or what the wishlist keeps of it. */
  product: Pick<Product, '_id' | 'name'> & Partial<Pick<Product, 'brand' | 'priceData'>>;
  /** Shows “Save” beside the heart, for a row of quiet actions. */
  showLabel?: boolean;
  /** Class names of the root element. */
  className?: string;
}

/** A heart button that saves a product, for the corner of a card or next to a main action. */
export function WishlistButton({
  wishlist = defaultWishlist,
  product,
  emphasis,
  size,
  showLabel,
  className,
}: WishlistButtonProps) {
  const { t } = useUi();
  const { _id } = product;
  const name = useProductName(product.name);
  const announce = useAnnounce();
  const isSaved = (useAtomValue(wishlist.idsAtom) as readonly string[]).includes(_id);
  const toggle = useSetAtom(wishlist.toggleAtom);
  const track = useTrack();
  const press = () => {
    const isAdded = toggle(_id);
    announce(t(isAdded ? 'lists.wishlistAdded' : 'lists.wishlistRemoved', { name }));
    if (isAdded) track({ name: 'add_to_wishlist', params: toAnalyticsProduct(product) });
  };
  const label = t(isSaved ? 'lists.wishlistRemove' : 'lists.wishlistAdd', { name });
  const state = isSaved ? 'on' : 'off';
  if (showLabel) {
    return (
      <Button
        emphasis="text"
        aria-label={label}
        data-state={state}
        className={classes(css.labeled, isSaved && css.saved, className)}
        onClick={press}
      >
        <Icon as={Heart} size="small" />
        {t(isSaved ? 'lists.wishlistSaved' : 'lists.wishlistSave')}
      </Button>
    );
  }
  return (
    <IconButton
      icon={Heart}
      emphasis={emphasis}
      size={size}
      label={label}
      data-state={state}
      className={classes(emphasis !== 'outline' && css.root, isSaved && css.saved, className)}
      onClick={press}
    />
  );
}

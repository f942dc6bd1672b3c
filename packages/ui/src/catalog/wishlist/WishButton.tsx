import { useAtomValue, useSetAtom, type Wishlist } from '@vitrine/atoms';
import type { Product } from '@vitrine/client/catalog';
import { Heart } from 'lucide-react';
import { classes } from '../../lib/classes.ts';
import { useAnnounce } from '../../primitives/announcer/Announcer.tsx';
import { IconButton, type IconButtonProps } from '../../primitives/icon-button/IconButton.tsx';
import { useUi } from '../../provider/UiProvider.tsx';
import { useProductName } from '../product/use-whole-product.ts';
import * as css from './WishButton.css.ts';

export interface WishButtonProps extends Pick<IconButtonProps, 'emphasis' | 'size'> {
  /** Of `createWishlist`: make it once, outside of rendering. */
  wishlist: Wishlist;
  product: Pick<Product, '_id' | 'name'>;
  className?: string;
}

/** A heart that keeps a product, for the corner of a card or beside a main action. */
export function WishButton({ wishlist, product, emphasis, size, className }: WishButtonProps) {
  const { t } = useUi();
  const { _id } = product;
  const name = useProductName(product.name);
  const announce = useAnnounce();
  const isKept = (useAtomValue(wishlist.idsAtom) as readonly string[]).includes(_id);
  const toggle = useSetAtom(wishlist.toggleAtom);
  return (
    <IconButton
      icon={Heart}
      emphasis={emphasis}
      size={size}
      label={t(isKept ? 'lists.wishRemove' : 'lists.wish', { name })}
      data-state={isKept ? 'kept' : 'rest'}
      className={classes(emphasis !== 'outline' && css.root, isKept && css.kept, className)}
      onClick={() => announce(t(toggle(_id) ? 'lists.wished' : 'lists.unwished', { name }))}
    />
  );
}

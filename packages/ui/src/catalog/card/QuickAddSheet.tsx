'use client';

import {
  type AddedToCart,
  mayNeedPreorder,
  preorderVariantsAtom,
  useAtomValue,
} from '@vitrine/atoms';
import type { Product as ProductOf } from '@vitrine/client/catalog';
import { useRef } from 'react';
import * as Dialog from '../../primitives/dialog/Dialog.tsx';
import { Picture } from '../../primitives/picture/Picture.tsx';
import { AppLink } from '../../provider/AppLink.tsx';
import { useRoute } from '../../provider/UiProvider.tsx';
import { getGalleryItems } from '../gallery/gallery-items.ts';
import * as Product from '../product/Product.tsx';
import type { PurchaseOptionsInput } from '../product/purchase/use-purchase-options.ts';
import { useProductName } from '../product/use-normalized-product.ts';
import * as css from './QuickAddSheet.css.ts';

export interface QuickAddSheetProps {
  product: ProductOf;
  isOpen: boolean;
  setOpen: (isOpen: boolean) => void;
  onAdded?: ((result: AddedToCart) => void) | undefined;
  purchaseOptions: PurchaseOptionsInput;
}

/** The choices of one product over a list, with the same picker as its page; closed once it is added. */
export default function QuickAddSheet({
  product,
  isOpen,
  setOpen,
  onAdded,
  purchaseOptions,
}: QuickAddSheetProps) {
  const getHref = useRoute('product');
  const opener = useRef<Element>(null);
  const name = useProductName(product.name);
  const [first] = getGalleryItems(product.media);
  const preorderId = isOpen && mayNeedPreorder(product) ? product._id : null;
  const storeVariants = useAtomValue(preorderVariantsAtom(preorderId));
  return (
    <Dialog.Root open={isOpen} onOpenChange={setOpen}>
      <Dialog.Content
        aria-describedby={undefined}
        onOpenAutoFocus={() => {
          opener.current = document.activeElement;
        }}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          if (opener.current instanceof HTMLElement) opener.current.focus();
        }}
      >
        <Dialog.Header>
          <Dialog.Title>
            <bdi>{name}</bdi>
          </Dialog.Title>
        </Dialog.Header>
        <Dialog.Body>
          <Product.Root
            {...purchaseOptions}
            product={product}
            storeVariants={storeVariants}
            onAdded={(result) => {
              setOpen(false);
              onAdded?.(result);
            }}
            className={css.root}
          >
            <AppLink href={getHref?.(product.slug)} className={css.about}>
              <Picture image={first?.image} name={name} sizes="84px" className={css.picture} />
              <Product.Price size="card" />
            </AppLink>
            <Product.Options />
            <Product.Texts />
            <Product.PurchaseOptions />
            <Product.Buy />
          </Product.Root>
        </Dialog.Body>
      </Dialog.Content>
    </Dialog.Root>
  );
}

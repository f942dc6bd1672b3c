'use client';

import {
  addProductsToCollectionAtom,
  removeProductsFromCollectionAtom,
  useSetAtom,
} from '@vitrine/atoms';
import type { Product } from '@vitrine/client/catalog';
import type { Collection } from '@vitrine/client/collections';
import { useAdminTranslate } from '../messages/use-admin-translate.ts';
import type { UndoNotices } from '../utils/UndoNotice.tsx';
import '../messages/en/collections.ts';

/** Returns a function that adds products to a collection or removes them, at once and with Undo. */
export function useCollectionMembers(notices: UndoNotices) {
  const t = useAdminTranslate();
  const add = useSetAtom(addProductsToCollectionAtom);
  const remove = useSetAtom(removeProductsFromCollectionAtom);
  return (
    { _id: collectionId, name }: Collection,
    products: readonly Product[],
    change: 'add' | 'remove',
  ) => {
    const members = { collectionId, productIds: products.map(({ _id }) => _id) };
    const [first] = products;
    const isAdding = change === 'add';
    const done =
      products.length === 1 && first
        ? t(isAdding ? 'admin.collections.done.added' : 'admin.collections.done.removedOne', {
            ...{ product: first.name, name },
          })
        : t('admin.collections.done.removed', { count: products.length, name });
    void notices.run(done, t('admin.collections.failed'), async () => {
      await (isAdding ? add(members) : remove(members));
      return () => (isAdding ? remove(members) : add(members));
    });
  };
}

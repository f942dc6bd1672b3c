import type { LineItem } from '@vitrine/client/cart';
import { atom } from 'jotai/vanilla';
import { weakFamily } from '../../utils/weak-family.ts';
import { cartLineAtom, cartLinesAtom } from '../cart.ts';

const byItemAtom = atom((get) => {
  const byItem = new Map<string, LineItem>();
  for (const line of get(cartLinesAtom)) {
    const item = line.catalogReference?.catalogItemId;
    if (item !== undefined && !byItem.has(item)) byItem.set(item, line);
  }
  return byItem;
});

/**
 * The line that another one belongs to, such as a set for one of its pieces: the one of its root
 * item, while that is in the cart as well. See docs/reference/cart.mdx.
 */
export const lineParentAtom = weakFamily(
  (lineId: string) =>
    atom((get): LineItem | undefined => {
      const line = get(cartLineAtom(lineId));
      const root = line?.rootCatalogItemId;
      if (!line || !root || root === line.catalogReference?.catalogItemId) return undefined;
      const parent = get(byItemAtom).get(root);
      return parent?._id === lineId ? undefined : parent;
    }),
  String,
);

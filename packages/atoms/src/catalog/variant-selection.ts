import type { Product, StoreVariant, Variant } from '@vitrine/client/catalog';
import { type Atom, atom, type WritableAtom } from 'jotai/vanilla';
import { choose, type Repair, repairSelection } from './choose.ts';
import { createVariantIndex, type Selection } from './variant-index.ts';
import { type VariantView, viewSelection } from './variant-view.ts';

/** What a view of a product starts from beside the product. */
export interface VariantSelectionOptions {
  /** For example from the address of the page; what is not made in it is repaired. */
  initial?: Selection;
  /** Tell which variants can be ordered before they are in stock. */
  storeVariants?: readonly StoreVariant[];
}

/** The atoms of one view of a product. */
export interface VariantSelection {
  /** What is chosen. Writing a whole selection repairs it, as a link from outside needs. */
  readonly selectionAtom: WritableAtom<Selection, [selection: Selection], void>;
  /** What the page shows of it. */
  readonly viewAtom: Atom<VariantView>;
  /** What the last change took away, to be said to the buyer; empty when it took nothing. */
  readonly repairsAtom: Atom<readonly Repair[]>;
  /** Chooses a value, or nothing with `null`, for one option. */
  readonly chooseAtom: WritableAtom<null, [option: string, description: string | null], void>;
}

/**
 * Makes the state of one view of a product: a page, a quick-add sheet and a sticky bar that share
 * the atoms share the selection; two views that make their own do not.
 */
export function createVariantSelection(
  product: Product,
  variants: readonly Variant[] = product.variants,
  { initial = {}, storeVariants = [] }: VariantSelectionOptions = {},
): VariantSelection {
  const index = createVariantIndex(product, variants, storeVariants);
  const stateAtom = atom(repairSelection(index, initial));
  return {
    selectionAtom: atom(
      (get) => get(stateAtom).selection,
      (_get, set, selection: Selection) => set(stateAtom, repairSelection(index, selection)),
    ),
    viewAtom: atom((get) => viewSelection(index, get(stateAtom).selection)),
    repairsAtom: atom((get) => get(stateAtom).repairs),
    chooseAtom: atom(null, (_get, set, option: string, description: string | null) =>
      set(stateAtom, ({ selection }) => choose(index, selection, option, description)),
    ),
  };
}

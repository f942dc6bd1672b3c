import type { Product, StoreVariant, Variant } from '@vitrine/client/catalog';
import { type Atom, atom, type WritableAtom } from 'jotai/vanilla';
import type { LocationPort } from '../../location.ts';
import {
  type Confirmation,
  createVariantResolver,
  prefetchSelection,
  requestedSelection,
} from './remote-variants.ts';
import {
  choose,
  type ResolvedSelection,
  resolveSelection,
  type SelectionAdjustment,
} from './resolve-selection.ts';
import { createVariantIndex, type Selection, type VariantIndexOptions } from './variant-index.ts';
import { readSelection, writeSelection } from './variant-url.ts';
import { type VariantView, viewSelection } from './variant-view.ts';

/** What a view of a product starts from beside the product. */
export interface VariantSelectionOptions extends VariantIndexOptions {
  /** What is chosen at first; what is not made in it is repaired. */
  initial?: Selection;
  /** What was told of that choice: it stays told until another is made. */
  told?: readonly SelectionAdjustment[];
  /** Tell which variants can be ordered before they are in stock. */
  storeVariants?: readonly StoreVariant[];
  /**
   * Where the selection is in the page's address. What it says wins over `initial`; changes
   * replace it, and what the product does not have is taken out of it and told as a repair.
   */
  location?: LocationPort;
}

/** The atoms of one view of a product. */
export interface VariantSelection {
  /** What is chosen. Writing a whole selection repairs it, as a link from outside needs. */
  readonly selectionAtom: WritableAtom<Selection, [selection: Selection], void>;
  /** What the page shows of it. */
  readonly viewAtom: Atom<VariantView>;
  /** What the last change took away, to be said to the buyer; empty when it took nothing. */
  readonly adjustmentsAtom: Atom<readonly SelectionAdjustment[]>;
  /** Chooses a value, or nothing with `null`, for one option. */
  readonly chooseAtom: WritableAtom<null, [option: string, description: string | null], void>;
  /** Whether the platform still has to say what is shown. Writing asks it again. */
  readonly confirmationAtom: WritableAtom<Confirmation, [], Promise<void>>;
  /** Asks ahead what a choice would lead to, when a pointer or the focus comes near it. */
  readonly prefetchAtom: WritableAtom<null, [option: string, description: string], Promise<void>>;
}

interface State extends ResolvedSelection {
  /** What was chosen last, and is kept before the others. */
  first: readonly string[];
  /** What the address said then. */
  address: string;
}

const isSameChoice = (one: Selection, other: Selection): boolean => {
  const options = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...options].every((option) => one[option] === other[option]);
};

/**
 * Makes the state of one view of a product: a page, a quick-add sheet and a sticky bar that share
 * the atoms share the selection; two views that make their own do not. Products whose variants are
 * all known need no storefront; for others the platform is asked. See docs/reference/catalog.md.
 */
export function createVariantSelection(
  product: Product,
  variants: readonly Variant[] = product.variants,
  { initial = {}, told = [], storeVariants = [], location, ...rest }: VariantSelectionOptions = {},
): VariantSelection {
  const index = createVariantIndex(product, variants, storeVariants, rest);
  const linked = () => (location ? readSelection(product, location.read(), variants) : {});
  const addressed = () => JSON.stringify(linked());
  const start = (): State => {
    const said = linked();
    const wanted = Object.keys(said).length > 0 ? said : initial;
    return { ...resolveSelection(index, wanted), first: [], address: JSON.stringify(said) };
  };
  const write = <Choice extends ResolvedSelection>(chosen: Choice) => {
    location?.write(writeSelection(product, location.read(), chosen.selection), 'replace');
    return { ...chosen, address: addressed() };
  };

  const first = start();
  const isDefaultSelection =
    first.adjustments.length === 0 && isSameChoice(first.selection, initial);
  const reservedAtom = atom(isDefaultSelection ? { ...first, adjustments: told } : first);
  if (location) {
    reservedAtom.onMount = (set) => {
      set((held) => {
        // While no one looked, no one heard of another address either.
        const now = held.address === addressed() ? held : start();
        // What no one can choose is not to be shared by the next copy of the address.
        return now.adjustments.length > 0 ? write(now) : now;
      });
      return location.subscribe(() => set(start()));
    };
  }
  const changeAtom = atom(null, (_get, set, after: Omit<State, 'address'>) =>
    set(reservedAtom, write(after)),
  );
  const stateAtom: Atom<ResolvedSelection> = atom((get) => {
    const held = get(reservedAtom);
    return asking ? requestedSelection(index, held, asking.read(get)) : held;
  });
  const selectionAtom = atom((get) => get(stateAtom).selection);
  const asking = createVariantResolver(index, selectionAtom);

  return {
    selectionAtom: atom(
      (get) => get(selectionAtom),
      (_get, set, selection: Selection) =>
        set(changeAtom, { ...resolveSelection(index, selection), first: [] }),
    ),
    viewAtom: atom((get) =>
      viewSelection(index, get(selectionAtom), asking && get(asking.answerAtom)),
    ),
    adjustmentsAtom: atom((get) => get(stateAtom).adjustments),
    chooseAtom: atom(null, (get, set, option: string, description: string | null) => {
      const { selection } = get(stateAtom);
      set(changeAtom, {
        ...choose(index, selection, option, description),
        first: description === null ? [] : [option],
      });
    }),
    confirmationAtom: atom(
      (get) => (asking ? get(asking.confirmationAtom) : 'local'),
      async (get, set) => {
        if (asking) await set(asking.of(get(selectionAtom)));
      },
    ),
    prefetchAtom: atom(null, async (get, set, option: string, description: string) => {
      if (!asking) return;
      await prefetchSelection(get, set, asking, { ...get(selectionAtom), [option]: description });
    }),
  };
}

import type { Product, StoreVariant, Variant } from '@vitrine/client/catalog';
import { type Atom, atom, type WritableAtom } from 'jotai/vanilla';
import type { LocationPort } from '../../location.ts';
import { askAhead, askedSelection, askingOf, type Confirmation } from './remote-variants.ts';
import {
  choose,
  type Repair,
  type RepairedSelection,
  repairSelection,
} from './resolve-selection.ts';
import { createVariantIndex, type Selection, type VariantIndexOptions } from './variant-index.ts';
import { readSelection, writeSelection } from './variant-url.ts';
import { type VariantView, viewSelection } from './variant-view.ts';

/** What a view of a product starts from beside the product. */
export interface VariantSelectionOptions extends VariantIndexOptions {
  /** What is chosen at first; what is not made in it is repaired. */
  initial?: Selection;
  /** What was told of that choice: it stays told until another is made. */
  told?: readonly Repair[];
  /** Tell which variants can be ordered before they are in stock. */
  storeVariants?: readonly StoreVariant[];
  /**
   * Where the selection stands in the page's address. What it says wins over `initial`; changes
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
  readonly repairsAtom: Atom<readonly Repair[]>;
  /** Chooses a value, or nothing with `null`, for one option. */
  readonly chooseAtom: WritableAtom<null, [option: string, description: string | null], void>;
  /** Whether the platform still has to say what is shown. Writing asks it again. */
  readonly confirmationAtom: WritableAtom<Confirmation, [], Promise<void>>;
  /** Asks ahead what a choice would lead to, when a pointer or the focus comes near it. */
  readonly prefetchAtom: WritableAtom<null, [option: string, description: string], Promise<void>>;
}

interface State extends RepairedSelection {
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
 * all known need no storefront; for others the platform is asked. Specification 7.8.
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
    return { ...repairSelection(index, wanted), first: [], address: JSON.stringify(said) };
  };
  const write = <Choice extends RepairedSelection>(chosen: Choice) => {
    location?.write(writeSelection(product, location.read(), chosen.selection), 'replace');
    return { ...chosen, address: addressed() };
  };

  const first = start();
  const isToldOf = first.repairs.length === 0 && isSameChoice(first.selection, initial);
  const heldAtom = atom(isToldOf ? { ...first, repairs: told } : first);
  if (location) {
    heldAtom.onMount = (set) => {
      set((held) => {
        // While nobody looked, nobody heard of another address either.
        const now = held.address === addressed() ? held : start();
        // What nobody can choose is not to be shared by the next copy of the address.
        return now.repairs.length > 0 ? write(now) : now;
      });
      return location.subscribe(() => set(start()));
    };
  }
  const changeAtom = atom(null, (_get, set, after: Omit<State, 'address'>) =>
    set(heldAtom, write(after)),
  );
  const stateAtom: Atom<RepairedSelection> = atom((get) => {
    const held = get(heldAtom);
    return asking ? askedSelection(index, held, asking.read(get)) : held;
  });
  const selectionAtom = atom((get) => get(stateAtom).selection);
  const asking = askingOf(index, selectionAtom);

  return {
    selectionAtom: atom(
      (get) => get(selectionAtom),
      (_get, set, selection: Selection) =>
        set(changeAtom, { ...repairSelection(index, selection), first: [] }),
    ),
    viewAtom: atom((get) =>
      viewSelection(index, get(selectionAtom), asking && get(asking.answerAtom)),
    ),
    repairsAtom: atom((get) => get(stateAtom).repairs),
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
      await askAhead(get, set, asking, { ...get(selectionAtom), [option]: description });
    }),
  };
}

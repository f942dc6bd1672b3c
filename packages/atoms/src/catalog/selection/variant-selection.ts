import type { Product, StoreVariant, Variant } from '@vitrine/client/catalog';
import { type Atom, atom, type WritableAtom } from 'jotai/vanilla';
import type { LocationPort } from '../../location.ts';
import { getPrimaryAction, type PrimaryAction } from './primary-action.ts';
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

/** Initial state of a product view besides the product. */
export interface VariantSelectionOptions extends VariantIndexOptions {
  /** Initial selection; incompatible choices are repaired. */
  initial?: Selection;
  /** Already shown adjustments of that choice: they stay until another choice is made. */
  previousAdjustments?: readonly SelectionAdjustment[];
  /** Provide the preorder information of variants. */
  storeVariants?: readonly StoreVariant[];
  /**
   * The selection in the page's URL. It takes precedence over `initial`; changes replace it,
   * and unknown values are removed from it and reported as an adjustment.
   */
  location?: LocationPort;
}

/** The atoms of one view of a product. */
export interface VariantSelection {
  /**
   * The current selection. Writing an entire selection repairs it, as an external link requires.
   */
  readonly selectionAtom: WritableAtom<Selection, [selection: Selection], void>;
  /** The view of the selection. */
  readonly viewAtom: Atom<VariantView>;
  /** What a button should do for the selection: ask for a choice, add, pre-order or notify. */
  readonly primaryActionAtom: Atom<PrimaryAction>;
  /** Adjustments of the last change, for the buyer; empty without any. */
  readonly adjustmentsAtom: Atom<readonly SelectionAdjustment[]>;
  /** Chooses a value, or nothing with `null`, for one option. */
  readonly chooseAtom: WritableAtom<null, [option: string, description: string | null], void>;
  /** Whether the shown state still needs the platform's confirmation. Writing requests it again. */
  readonly confirmationAtom: WritableAtom<Confirmation, [], Promise<void>>;
  /** Prefetches the result of a choice, when a pointer or the focus comes near it. */
  readonly prefetchAtom: WritableAtom<null, [option: string, description: string], Promise<void>>;
}

interface State extends ResolvedSelection {
  /** Most recent choices, which have priority. */
  first: readonly string[];
  /** The URL at that time. */
  urlSelection: string;
}

const isSameChoice = (one: Selection, other: Selection): boolean => {
  const options = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...options].every((option) => one[option] === other[option]);
};

/**
 * Creates the state of one product view: a page, a quick-add sheet and a sticky bar that share the
 * atoms share the selection; separate views have separate states. Products with all variants loaded
 * need no storefront; for others the platform is queried. See docs/reference/catalog.mdx.
 */
export function createVariantSelection(
  product: Product,
  variants: readonly Variant[] = product.variants,
  {
    initial = {},
    previousAdjustments = [],
    storeVariants = [],
    location,
    ...rest
  }: VariantSelectionOptions = {},
): VariantSelection {
  const index = createVariantIndex(product, variants, storeVariants, rest);
  const linked = () => (location ? readSelection(product, location.read(), variants) : {});
  const readUrlSelection = () => JSON.stringify(linked());
  const start = (): State => {
    const linkedSelection = linked();
    const requestedSelection = Object.keys(linkedSelection).length > 0 ? linkedSelection : initial;
    return {
      ...resolveSelection(index, requestedSelection),
      first: [],
      urlSelection: JSON.stringify(linkedSelection),
    };
  };
  const write = <Choice extends ResolvedSelection>(chosen: Choice) => {
    location?.write(writeSelection(product, location.read(), chosen.selection), 'replace');
    return { ...chosen, urlSelection: readUrlSelection() };
  };

  const first = start();
  const isDefaultSelection =
    first.adjustments.length === 0 && isSameChoice(first.selection, initial);
  const currentAtom = atom(
    isDefaultSelection ? { ...first, adjustments: previousAdjustments } : first,
  );
  if (location) {
    currentAtom.onMount = (set) => {
      set((current) => {
        // Without subscribers, URL changes were not observed.
        const now = current.urlSelection === readUrlSelection() ? current : start();
        // An impossible selection should not be shared with a copied URL.
        return now.adjustments.length > 0 ? write(now) : now;
      });
      return location.subscribe(() => set(start()));
    };
  }
  const changeAtom = atom(null, (_get, set, after: Omit<State, 'urlSelection'>) =>
    set(currentAtom, write(after)),
  );
  const stateAtom: Atom<ResolvedSelection> = atom((get) => {
    const current = get(currentAtom);
    return asking ? requestedSelection(index, current, asking.read(get)) : current;
  });
  const selectionAtom = atom((get) => get(stateAtom).selection);
  const asking = createVariantResolver(index, selectionAtom);
  const viewAtom = atom((get) =>
    viewSelection(index, get(selectionAtom), asking && get(asking.availabilityAtom)),
  );

  return {
    selectionAtom: atom(
      (get) => get(selectionAtom),
      (_get, set, selection: Selection) =>
        set(changeAtom, { ...resolveSelection(index, selection), first: [] }),
    ),
    viewAtom,
    primaryActionAtom: atom((get) => getPrimaryAction(get(viewAtom))),
    adjustmentsAtom: atom((get) => get(stateAtom).adjustments),
    chooseAtom: atom(null, (get, set, option: string, description: string | null) => {
      const { selection } = get(stateAtom);
      set(changeAtom, {
        ...choose(index, selection, option, description),
        first: [option],
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

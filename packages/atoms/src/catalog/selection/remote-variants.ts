import type { ProductOptionsAvailability } from '@vitrine/client/catalog';
import { type Atom, atom, type Getter, type Setter } from 'jotai/vanilla';
import type { QueryAtom } from '../../query/query-atom.ts';
import { withPreviousData } from '../../query/with-previous-data.ts';
import { productOptionsAvailabilityAtom } from '../queries.ts';
import { keepResolved, type VariantRequest } from './remote-availability.ts';
import type { ResolvedSelection } from './resolve-selection.ts';
import type { Selection, VariantIndex } from './variant-index.ts';

/**
 * Whether what is shown is the platform's word. `local` needs no asking, since all variants are
 * known; `pending` and `failed` show what was known before.
 */
export type Confirmation = 'local' | 'pending' | 'confirmed' | 'failed';

/** Asks the platform about the selections of one product. */
export interface VariantResolver {
  of: (selection: Selection) => QueryAtom<ProductOptionsAvailability | null>;
  /** What was answered, of any selection. */
  read: (get: Getter) => VariantRequest;
  /** What is known of the selection on show; the last answer's choices while it is on its way. */
  answerAtom: Atom<ProductOptionsAvailability | undefined>;
  confirmationAtom: Atom<Confirmation>;
}

/** How to ask about a product whose variants are not known here; `undefined` for others. */
export function createVariantResolver(
  { hasVariants, options, product }: VariantIndex,
  selectionAtom: Atom<Selection>,
): VariantResolver | undefined {
  if (hasVariants || options.length === 0) return undefined;
  const of = (selection: Selection) =>
    productOptionsAvailabilityAtom({ productId: product._id, choices: { ...selection } });
  const shownAtom = withPreviousData(atom((get) => get(of(get(selectionAtom)))));
  return {
    of,
    read: (get) => (selection) => get(of(selection)).data ?? undefined,
    answerAtom: atom((get) => {
      const { data, isPlaceholderData } = get(shownAtom);
      if (!data) return undefined;
      // A former variant's price is not that of the selection on show.
      return isPlaceholderData ? { ...data, selectedVariant: undefined } : data;
    }),
    confirmationAtom: atom((get) => {
      const { data, isError } = get(of(get(selectionAtom)));
      if (data) return 'confirmed';
      return isError || data === null ? 'failed' : 'pending';
    }),
  };
}

/** A selection without what the platform says is not made with the rest. */
export function requestedSelection(
  index: VariantIndex,
  held: ResolvedSelection & { first: readonly string[] },
  ask: VariantRequest,
): ResolvedSelection {
  const { selection, lost } = keepResolved(index, held.selection, held.first, ask);
  if (lost.length === 0) return held;
  const adjustments = lost.map((one) => ({ ...one, to: null, reason: 'nonexistent' as const }));
  return { selection, adjustments: [...held.adjustments, ...adjustments] };
}

/** Asks ahead about a selection that someone may choose, once. */
export async function prefetchSelection(
  get: Getter,
  set: Setter,
  asking: VariantResolver,
  selection: Selection,
): Promise<void> {
  const requestedAtom = asking.of(selection);
  if (get(requestedAtom).data === undefined) await set(requestedAtom);
}

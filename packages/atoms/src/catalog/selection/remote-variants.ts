import type { ProductOptionsAvailability } from '@vitrine/client/catalog';
import { type Atom, atom, type Getter, type Setter } from 'jotai/vanilla';
import type { QueryAtom } from '../../query/query-atom.ts';
import { withPreviousData } from '../../query/with-previous-data.ts';
import { productOptionsAvailabilityAtom } from '../queries.ts';
import { keepResolved, type VariantRequest } from './remote-availability.ts';
import type { ResolvedSelection } from './resolve-selection.ts';
import type { Selection, VariantIndex } from './variant-index.ts';

/**
 * Whether the shown state is confirmed by the platform. `local` needs no request, because all
 * variants are loaded; `pending` and `failed` show the previous state.
 */
export type Confirmation = 'local' | 'pending' | 'confirmed' | 'failed';

/** Requests the platform's data of one product's selections. */
export interface VariantResolver {
  of: (selection: Selection) => QueryAtom<ProductOptionsAvailability | null>;
  /** Returns the responses, of any selection. */
  read: (get: Getter) => VariantRequest;
  /** Data of the current selection; the last response's choices while it is loading. */
  availabilityAtom: Atom<ProductOptionsAvailability | undefined>;
  confirmationAtom: Atom<Confirmation>;
}

/** Creates the resolver of a product whose variants are not loaded; `undefined` for others. */
export function createVariantResolver(
  { hasVariants, options, product }: VariantIndex,
  selectionAtom: Atom<Selection>,
): VariantResolver | undefined {
  if (hasVariants || options.length === 0) return undefined;
  const of = (selection: Selection) =>
    productOptionsAvailabilityAtom({ productId: product._id, choices: { ...selection } });
  const availabilityAtom = withPreviousData(atom((get) => get(of(get(selectionAtom)))));
  return {
    of,
    read: (get) => (selection) => get(of(selection)).data ?? undefined,
    availabilityAtom: atom((get) => {
      const { data, isPlaceholderData } = get(availabilityAtom);
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

/**
 * Returns a selection without the choices that the platform reports as nonexistent in combination.
 */
export function requestedSelection(
  index: VariantIndex,
  resolved: ResolvedSelection & { first: readonly string[] },
  ask: VariantRequest,
): ResolvedSelection {
  const { selection, lost } = keepResolved(index, resolved.selection, resolved.first, ask);
  if (lost.length === 0) return resolved;
  const adjustments = lost.map((one) => ({ ...one, to: null, reason: 'nonexistent' as const }));
  return { selection, adjustments: [...resolved.adjustments, ...adjustments] };
}

/** Prefetches a selection that the user may choose, once. */
export async function prefetchSelection(
  get: Getter,
  set: Setter,
  asking: VariantResolver,
  selection: Selection,
): Promise<void> {
  const requestedAtom = asking.of(selection);
  if (get(requestedAtom).data === undefined) await set(requestedAtom);
}

import type { Product, Variant } from '@vitrine/client/catalog';
import type { Selection } from './variant-index.ts';

/** The parameter that names a whole variant by its id. */
const VARIANT = 'variant';

/**
 * What the query of an address says of a product's options: a parameter for each, by its name, or
 * `variant` with an id. Values that the product does not have are given back as they are, so that
 * the repair of the selection can say so; parameters of others are left alone.
 */
export function readSelection(
  { productOptions }: Product,
  params: URLSearchParams,
  variants: readonly Variant[] = [],
): Selection {
  const named = variants.find(({ _id }) => _id === params.get(VARIANT))?.choices ?? {};
  const chosen = productOptions.flatMap(({ name }) => {
    const value = params.get(name) ?? named[name];
    return value === undefined || value === '' ? [] : [[name, value] as const];
  });
  return Object.fromEntries(chosen);
}

/** The same query with this selection in it, and everything else in it as it was. */
export function writeSelection(
  { productOptions }: Product,
  params: URLSearchParams,
  selection: Selection,
): URLSearchParams {
  const written = new URLSearchParams(params);
  written.delete(VARIANT);
  for (const { name } of productOptions) {
    const value = selection[name];
    if (value === undefined) written.delete(name);
    else written.set(name, value);
  }
  return written;
}

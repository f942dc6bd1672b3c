import type { Product, Variant } from '@vitrine/client/catalog';
import type { Selection } from './variant-index.ts';

/** The parameter of a complete variant by its id. */
const VARIANT = 'variant';

/**
 * Reads the product's options from the query of a URL: a parameter for each, by its name, or
 * `variant` with an id. Unknown values are returned unchanged, so that the selection's repair can
 * report them; unrelated parameters are ignored.
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

/** Returns the query with this selection, and everything else unchanged. */
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

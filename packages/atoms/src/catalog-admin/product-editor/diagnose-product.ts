import type { Product, Variant } from '@vitrine/client/catalog';
import type { ProductFormField, ProductFormValues } from './product-form-values.ts';

/** A fact for which shoppers can't buy a product, or some of its variants, or don't see it well. */
export type ProductIssue =
  | { kind: 'hidden' | 'no-price' | 'no-stock' | 'no-choice'; field: ProductFormField }
  | { kind: 'no-image'; field: 'media' }
  | {
      kind: 'sold-out-variants';
      field: 'options';
      count: number;
      /** Number of all variants that are made. */
      total: number;
      /** What is sold out: choices of which no variant is left, and the other variants. */
      names: readonly string[];
    };

const isSoldOut = ({ stock }: Variant) => stock?.inStock === false;

/** Returns choices without a variant in stock, then sold-out variants without such a choice. */
function getSoldOutNames({ productOptions }: Product, made: readonly Variant[]): string[] {
  const soldOut = made.filter(isSoldOut);
  const gone = productOptions.flatMap(({ name, choices }) =>
    choices.flatMap(({ description }) => {
      const own = made.filter((variant) => variant.choices[name] === description);
      return own.length > 0 && own.every(isSoldOut) ? [{ name, description }] : [];
    }),
  );
  const others = soldOut.filter(({ choices }) =>
    gone.every(({ name, description }) => choices[name] !== description),
  );
  return [
    ...gone.map(({ description }) => description),
    ...others.map(({ choices }) => Object.values(choices).join(' ')),
  ];
}

/**
 * Returns why a product can't be bought, from facts only: it is hidden, has no price, is sold out, an
 * option has no choice, it has no image, or some of its variants are sold out. A new product has no
 * image and no stock yet, which is no issue of it.
 *
 * @param product as the platform has it, for stock and images; undefined for a new one
 * @param values of the form, which may not be saved
 */
export function diagnoseProduct(
  product: Product | undefined,
  values: ProductFormValues,
): readonly ProductIssue[] {
  const issues: ProductIssue[] = [];
  if (!values.visible) issues.push({ kind: 'hidden', field: 'visible' });
  if (!product) return issues;
  if (values.price === '') issues.push({ kind: 'no-price', field: 'price' });
  if (values.options.list.some(({ choices }) => choices.length === 0)) {
    issues.push({ kind: 'no-choice', field: 'options' });
  }
  const made = product.variants.filter(({ variant }) => variant?.visible !== false);
  const soldOut = made.filter(isSoldOut);
  const isSoldOutAsTyped =
    product.productOptions.length === 0 && values.options.list.length === 0
      ? values.stock === '0'
      : product.stock?.inStock === false;
  if (isSoldOutAsTyped) issues.push({ kind: 'no-stock', field: 'options' });
  else if (product.productOptions.length > 0 && soldOut.length > 0) {
    issues.push({
      ...{ kind: 'sold-out-variants', field: 'options', count: soldOut.length },
      ...{ total: made.length, names: getSoldOutNames(product, made) },
    });
  }
  if ((product.media?.items ?? []).length === 0) issues.push({ kind: 'no-image', field: 'media' });
  return issues;
}

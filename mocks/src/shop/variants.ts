import { fromEuros, percentOf } from '../core/money.ts';
import type { Entry, Option, Variation } from './entry.ts';
import { ONLY_VARIANT, productIdOf, skuOf, variantIdOf } from './names.ts';
import type { Variant } from './shop.ts';

type Choices = Record<string, string>;
type Differences = Omit<Variation, 'when'>;

/** How many there are of a combination for which the catalogue gives no number. */
const USUAL_STOCK = 12;
/** The part of the price that an object costs the shop, in per cent. */
const USUAL_COST = 45;

/** A variant, and the terms on which it can be ordered ahead. */
export interface MadeVariant {
  variant: Variant;
  preorder: Variation['preorder'];
}

export const choicesOf = (option: Option): readonly string[] =>
  'colours' in option ? option.colours : option;

/** What an object costs the shop. */
export const costOf = (euros: number) => ({
  itemCost: percentOf(fromEuros(euros), USUAL_COST) / 100,
  profit: 0,
  profitMargin: 0,
});

/** Every way to choose one value for each name. */
export function combinationsOf(options: readonly (readonly [string, readonly string[]])[]) {
  let found: Choices[] = [{}];
  for (const [name, values] of options) {
    found = found.flatMap((choices) => values.map((value) => ({ ...choices, [name]: value })));
  }
  return found;
}

/** What is special about a combination. The rules are taken apart once for all combinations. */
function differencesIn({ weight, preorder, vary = [] }: Entry): (choices: Choices) => Differences {
  const rules = vary.map(({ when, ...differences }) => ({
    conditions: Object.entries(when),
    differences,
  }));
  return (choices) => {
    const result: Differences = { weight, preorder };
    for (const { conditions, differences } of rules) {
      if (conditions.every(([option, value]) => choices[option] === value)) {
        Object.assign(result, differences);
      }
    }
    return result;
  };
}

function stockOf(quantity: number | 'plenty'): NonNullable<Variant['stock']> {
  if (quantity === 'plenty') return { trackQuantity: false, inStock: true };
  return { trackQuantity: true, quantity, inStock: quantity > 0 };
}

/** All that is made, or was, of an entry: a variant for each combination. */
export function makeVariants(entry: Entry, slug: string, number: number): MadeVariant[] {
  const productId = productIdOf(slug);
  const differencesOf = differencesIn(entry);
  const options = Object.entries(entry.options ?? {}).map(
    ([name, option]) => [name, choicesOf(option)] as const,
  );
  return combinationsOf(options).flatMap((choices, index) => {
    const { missing, hidden, weight, stock, preorder, ...other } = differencesOf(choices);
    if (missing) return [];
    const price = other.price ?? entry.price;
    const values = Object.values(choices);
    const variant: Variant = {
      id: values.length > 0 ? variantIdOf(productId, index) : ONLY_VARIANT,
      choices,
      variant: {
        visible: !hidden,
        sku: skuOf(number, values),
        priceData: { currency: '', price, discountedPrice: price },
        costAndProfitData: costOf(price),
        ...(weight !== undefined && { weight }),
      },
      stock: stockOf(stock ?? entry.stock ?? USUAL_STOCK),
    };
    return [{ variant, preorder }];
  });
}

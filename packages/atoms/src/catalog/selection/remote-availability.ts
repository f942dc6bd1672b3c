import type { ProductOptionsAvailability, Variant } from '@vitrine/client/catalog';
import type { ChoiceState, Selection, VariantIndex } from './variant-index.ts';

/**
 * What the platform says of the choices of an option: for products whose variants are not known
 * here. `visible` is whether a choice is made with the others, `inStock` whether it is there.
 */
export function choiceStatesFromResponse(
  { productOptions }: ProductOptionsAvailability,
  name: string,
): ReadonlyMap<string, ChoiceState> {
  const option = productOptions.find((one) => one.name === name);
  return new Map(
    option?.choices.map(({ description, visible, inStock }) => [
      description,
      visible === false ? 'nonexistent' : inStock === false ? 'sold-out' : 'available',
    ]),
  );
}

/** The variant that a whole selection leads to, in the words of the platform; none while it is open. */
export function variantFromResponse(
  { selectedVariant: selected, managedProduct }: ProductOptionsAvailability,
  selection: Selection,
): Variant | undefined {
  if (!selected?.variantId || selected.visible === false) return undefined;
  const { price, convertedPriceData, weight, sku, quantity, inStock } = selected;
  return {
    _id: selected.variantId,
    choices: { ...selection },
    variant: {
      visible: true,
      ...(price && { priceData: price }),
      ...(convertedPriceData && { convertedPriceData }),
      ...(weight !== undefined && { weight }),
      ...(sku !== undefined && { sku }),
    },
    stock: {
      trackQuantity: managedProduct !== false && quantity !== undefined,
      ...(quantity !== undefined && { quantity }),
      inStock,
    },
  };
}

/** What the platform knows of a choice among others; `undefined` while it has not answered. */
export type VariantRequest = (selection: Selection) => ProductOptionsAvailability | undefined;

/** What is left of a selection after the platform's answers, and what was taken away. */
export interface RemoteSelection {
  selection: Selection;
  lost: readonly { option: string; from: string }[];
}

/**
 * Keeps as much of a selection as the platform says is made together, those in `first` before the
 * others. Asks about the whole first, and step by step only where that is not made. Where it has
 * not answered yet, what was chosen stays.
 */
export function keepResolved(
  { options }: VariantIndex,
  wanted: Selection,
  first: readonly string[],
  ask: VariantRequest,
): RemoteSelection {
  const names = options.map(({ option }) => option.name);
  const isExisting = (selection: Selection, option: string): boolean => {
    const answer = ask(selection);
    const state = answer && choiceStatesFromResponse(answer, option).get(selection[option] ?? '');
    return state !== 'nonexistent';
  };
  const chosen = names.filter((name) => wanted[name] !== undefined);
  if (chosen.every((name) => isExisting(wanted, name))) return { selection: wanted, lost: [] };
  let selection: Selection = {};
  const lost: { option: string; from: string }[] = [];
  for (const option of [...new Set([...first, ...chosen])]) {
    const from = wanted[option];
    if (from === undefined) continue;
    const together = { ...selection, [option]: from };
    if (isExisting(together, option)) selection = together;
    else lost.push({ option, from });
  }
  return { selection, lost };
}

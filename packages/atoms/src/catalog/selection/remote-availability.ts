import type { ProductOptionsAvailability, Variant } from '@vitrine/client/catalog';
import type { ChoiceState, Selection, VariantIndex } from './variant-index.ts';

/**
 * Returns the platform's states of an option's choices: for products whose variants are not loaded.
 * `visible` is whether a choice exists in combination with the others, `inStock` whether it is in
 * stock.
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

/**
 * Returns the variant of a complete selection from the platform's response; none while it is
 * incomplete.
 */
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

/** Returns the platform's data of a selection; `undefined` before its response. */
export type VariantRequest = (selection: Selection) => ProductOptionsAvailability | undefined;

/** The remaining selection after the platform's responses, and what was removed. */
export interface RemoteSelection {
  selection: Selection;
  lost: readonly { option: string; from: string }[];
}

/**
 * Keeps as much of a selection as exists in combination according to the platform, with priority
 * for those in `first`. Requests the entire selection first, and single steps only if that doesn't
 * exist. Without a response yet, the selection stays.
 */
export function keepResolved(
  { options }: VariantIndex,
  requestedSelection: Selection,
  first: readonly string[],
  ask: VariantRequest,
): RemoteSelection {
  const names = options.map(({ option }) => option.name);
  const isExisting = (selection: Selection, option: string): boolean => {
    const response = ask(selection);
    const state =
      response && choiceStatesFromResponse(response, option).get(selection[option] ?? '');
    return state !== 'nonexistent';
  };
  const chosen = names.filter((name) => requestedSelection[name] !== undefined);
  if (chosen.every((name) => isExisting(requestedSelection, name)))
    return { selection: requestedSelection, lost: [] };
  let selection: Selection = {};
  const lost: { option: string; from: string }[] = [];
  for (const option of [...new Set([...first, ...chosen])]) {
    const from = requestedSelection[option];
    if (from === undefined) continue;
    const together = { ...selection, [option]: from };
    if (isExisting(together, option)) selection = together;
    else lost.push({ option, from });
  }
  return { selection, lost };
}

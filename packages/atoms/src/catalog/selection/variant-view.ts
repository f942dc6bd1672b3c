import type { Media } from '@vitrine/client';
import type {
  Choice,
  OptionType,
  PriceData,
  ProductOptionsAvailability,
  Variant,
} from '@vitrine/client/catalog';
import { haveCommon } from './bitset.ts';
import { choiceStatesFromResponse, variantFromResponse } from './remote-availability.ts';
import {
  type ChoiceState,
  choiceStates,
  findVariant,
  isLow,
  type Selection,
  type VariantIndex,
} from './variant-index.ts';

/** One choice as the buyer sees it. */
export interface ChoiceView extends Choice {
  /** Whether the choice can be bought together with the other selected ones. */
  state: ChoiceState;
  /** Whether the buyer has chosen it. */
  isSelected: boolean;
  /** The selected variant; none while other options are missing. */
  variant: Variant | undefined;
}

/** One option as the buyer sees it. */
export interface OptionView {
  /** Name that shoppers read. */
  name: string;
  /** How the choices are shown: `color` as swatches. */
  optionType: OptionType;
  /** In the owner's order. */
  choices: readonly ChoiceView[];
}

/** Everything that a product page shows of a selection. */
export interface VariantView {
  /** Descriptions of the chosen values, by the names of the options. */
  selection: Selection;
  /** In the product's order. */
  options: readonly OptionView[];
  /** Options that are still to be chosen, in the product's order. */
  missing: readonly string[];
  /** The variant of a complete selection; none while options are missing or the product has none. */
  variant: Variant | undefined;
  /** `incomplete` while options are missing. */
  state: ChoiceState | 'incomplete';
  /** Price of the variant, otherwise of the product, in the store's currency. */
  price: PriceData | undefined;
  /** `price` in the shopper's currency. */
  convertedPrice: PriceData | undefined;
  /** Stock keeping unit of the variant, otherwise of the product. */
  sku: string | undefined;
  /** Pieces left, where they are counted. */
  quantity: number | undefined;
  /** Media of the first chosen option that has images, or of the product. */
  media: Media | undefined;
}

/**
 * Returns the view of a selection. A pure function.
 *
 * @param response the platform's data of the selection, if the index has no variants.
 */
export function viewSelection(
  index: VariantIndex,
  selection: Selection,
  response?: ProductOptionsAvailability,
): VariantView {
  const { product } = index;
  const responseVariant = response && variantFromResponse(response, selection);
  const options = index.options.map((indexed) => {
    const { name, optionType, choices } = indexed.option;
    const states = response
      ? choiceStatesFromResponse(response, name)
      : choiceStates(index, indexed, selection);
    return {
      name,
      optionType,
      choices: choices.map((choice) => ({
        ...choice,
        // A choice that the response doesn't contain has not been rejected.
        state: states.get(choice.description) ?? (response ? 'available' : 'nonexistent'),
        isSelected: selection[name] === choice.description,
        variant:
          selection[name] === choice.description && responseVariant
            ? responseVariant
            : findVariant(index, { ...selection, [name]: choice.description }),
      })),
    };
  });
  const chosen = options.flatMap(({ choices }) => choices.filter(({ isSelected }) => isSelected));
  const missing = options
    .filter(({ choices }) => !choices.some(({ isSelected }) => isSelected))
    .map(({ name }) => name);
  const variant =
    missing.length === 0 ? (responseVariant ?? findVariant(index, selection)) : undefined;
  return {
    selection,
    options,
    missing,
    variant,
    state:
      missing.length > 0 ? 'incomplete' : getState(index, chosen, { responseVariant, variant }),
    price: variant?.variant?.priceData ?? product.priceData ?? product.price,
    convertedPrice: variant?.variant?.convertedPriceData ?? product.convertedPriceData,
    sku: variant?.variant?.sku ?? product.sku,
    quantity: getCount(index, variant),
    media: chosen.find(({ media }) => media && media.items.length > 0)?.media ?? product.media,
  };
}

/** Returns the number of tracked pieces: an untracked number means nothing. */
function getCount(
  { product: { stock } }: VariantIndex,
  variant: Variant | undefined,
): number | undefined {
  const isCounted = variant?.stock ? variant.stock.trackQuantity : stock?.trackInventory;
  const { quantity } = variant?.stock ?? stock ?? {};
  return isCounted && Number.isFinite(quantity) ? quantity : undefined;
}

/** From the least to the most severe obstacle to buying. */
const SEVERITY: readonly ChoiceState[] = [
  'available',
  'low',
  'pre-order',
  'sold-out',
  'nonexistent',
];

/** The state of a complete selection is the worst of its choices; without options, the product's. */
function getState(
  index: VariantIndex,
  chosen: readonly ChoiceView[],
  {
    responseVariant,
    variant,
  }: { responseVariant: Variant | undefined; variant: Variant | undefined },
): ChoiceState {
  if (chosen.length === 0) return stateOfOnly(index, variant);
  const worst = Math.max(...chosen.map(({ state }) => SEVERITY.indexOf(state)));
  const state = SEVERITY[worst] ?? 'nonexistent';
  if (!responseVariant) return state;
  if (responseVariant.stock?.inStock === false) {
    return index.preOrderable.has(responseVariant._id) ? 'pre-order' : 'sold-out';
  }
  return state === 'available' && isLow(index.lowStockThreshold, responseVariant.stock)
    ? 'low'
    : state;
}

/** The state of a product without options: that of its one variant where it has one. */
function stateOfOnly(
  { product: { stock }, lowStockThreshold, existing, preOrder }: VariantIndex,
  only: Variant | undefined,
): ChoiceState {
  if (stock?.inStock === false) return haveCommon(existing, preOrder) ? 'pre-order' : 'sold-out';
  const counted = only?.stock ?? (stock && { ...stock, trackQuantity: stock.trackInventory });
  return isLow(lowStockThreshold, counted) ? 'low' : 'available';
}

import type { Media } from '@vitrine/client';
import type { Choice, OptionType, PriceData, Variant } from '@vitrine/client/catalog';
import { haveCommon } from './bitset.ts';
import {
  type ChoiceState,
  choiceStates,
  type Selection,
  type VariantIndex,
  variantOf,
} from './variant-index.ts';

/** One choice as the buyer meets it. */
export interface ChoiceView extends Choice {
  state: ChoiceState;
  isSelected: boolean;
  /** The variant that it leads to; none while other options are missing. */
  variant: Variant | undefined;
}

/** One option as the buyer meets it. */
export interface OptionView {
  name: string;
  optionType: OptionType;
  choices: readonly ChoiceView[];
}

/** Everything that a product page shows of a selection. */
export interface VariantView {
  selection: Selection;
  options: readonly OptionView[];
  /** Options that are still to be chosen, in the product's order. */
  missing: readonly string[];
  /** The variant of a complete selection; none while options are missing or the product has none. */
  variant: Variant | undefined;
  /** `incomplete` while options are missing. */
  state: ChoiceState | 'incomplete';
  price: PriceData | undefined;
  convertedPrice: PriceData | undefined;
  sku: string | undefined;
  /** Pieces left, where they are counted. */
  quantity: number | undefined;
  /** Of the first chosen option that has pictures, or of the product. */
  media: Media | undefined;
}

/** What a selection looks like. A pure function of the two. */
export function viewSelection(index: VariantIndex, selection: Selection): VariantView {
  const { product } = index;
  const options = index.options.map((indexed) => {
    const states = choiceStates(index, indexed, selection);
    const { name, optionType, choices } = indexed.option;
    return {
      name,
      optionType,
      choices: choices.map((choice) => ({
        ...choice,
        state: states.get(choice.description) ?? 'not-made',
        isSelected: selection[name] === choice.description,
        variant: variantOf(index, { ...selection, [name]: choice.description }),
      })),
    };
  });
  const chosen = options.flatMap(({ choices }) => choices.filter(({ isSelected }) => isSelected));
  const missing = options
    .filter(({ choices }) => !choices.some(({ isSelected }) => isSelected))
    .map(({ name }) => name);
  const variant = missing.length === 0 ? variantOf(index, selection) : undefined;
  return {
    selection,
    options,
    missing,
    variant,
    state: missing.length > 0 ? 'incomplete' : stateOf(index, chosen),
    price: variant?.variant?.priceData ?? product.priceData ?? product.price,
    convertedPrice: variant?.variant?.convertedPriceData ?? product.convertedPriceData,
    sku: variant?.variant?.sku ?? product.sku,
    quantity: variant?.stock ? variant.stock.quantity : product.stock?.quantity,
    media: chosen.find(({ media }) => media && media.items.length > 0)?.media ?? product.media,
  };
}

/** From the least to the most that stands in the way of buying. */
const SEVERITY: readonly ChoiceState[] = ['available', 'pre-order', 'sold-out', 'not-made'];

/** The state of a complete selection is the worst of its choices; without options, the product's. */
function stateOf(
  { product, made, preOrder }: VariantIndex,
  chosen: readonly ChoiceView[],
): ChoiceState {
  if (chosen.length === 0) {
    if (product.stock?.inStock !== false) return 'available';
    return haveCommon(made, preOrder) ? 'pre-order' : 'sold-out';
  }
  const worst = Math.max(...chosen.map(({ state }) => SEVERITY.indexOf(state)));
  return SEVERITY[worst] ?? 'not-made';
}

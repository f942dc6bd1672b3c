import { haveCommon } from './bitset.ts';
import { candidates, type Selection, type VariantIndex } from './variant-index.ts';

/** Change of an option that was incompatible with the rest, for display on the page. */
export interface SelectionAdjustment {
  /** Name of the option. */
  option: string;
  /** The previous choice. */
  from: string;
  /** The new choice: the only one compatible with the rest, or null. */
  to: string | null;
  /** Whether the choice exists but not with the rest, or is unknown. */
  reason: 'nonexistent' | 'unknown';
}

/** A selection with an existing variant, and the adjustments that led to it. */
export interface ResolvedSelection {
  /** In the order of the product's options. */
  selection: Selection;
  /** Empty if nothing was changed. */
  adjustments: readonly SelectionAdjustment[];
}

const existingChoices = (index: VariantIndex, selection: Selection, name: string): string[] => {
  const option = index.options.find((one) => one.option.name === name);
  const others = candidates(index, selection, name);
  return [...(option?.choices ?? [])]
    .filter(
      ([, { choice, variants }]) =>
        choice.visible !== false && (!index.hasVariants || haveCommon(others, variants)),
    )
    .map(([description]) => description);
};

/**
 * Keeps as much of a selection as exists in combination. The options in `first` have priority; the
 * others follow in the product's order. Sold-out combinations exist, so they stay.
 */
export function resolveSelection(
  index: VariantIndex,
  requestedSelection: Selection,
  first: readonly string[] = [],
): ResolvedSelection {
  const known = index.options.map(({ option }) => option.name);
  const order = [...new Set([...first, ...known, ...Object.keys(requestedSelection)])];
  let selection: Selection = {};
  const lost: Omit<SelectionAdjustment, 'to'>[] = [];
  for (const option of order) {
    const from = requestedSelection[option];
    if (from === undefined) continue;
    const choice = index.options.find((one) => one.option.name === option)?.choices.get(from);
    if (!choice) lost.push({ option, from, reason: 'unknown' });
    else if (existingChoices(index, selection, option).includes(from)) {
      selection = { ...selection, [option]: from };
    } else lost.push({ option, from, reason: 'nonexistent' });
  }
  selection = inOrder(known, withOnlyChoices(index, selection));
  return {
    selection,
    adjustments: lost.map((repair) => ({ ...repair, to: selection[repair.option] ?? null })),
  };
}

/**
 * Returns the selection in the product's order, so that texts about it do not depend on the order
 * of clicks.
 */
const inOrder = (names: readonly string[], selection: Selection): Selection =>
  Object.fromEntries(
    names.flatMap((name) => {
      const chosen = selection[name];
      return chosen === undefined ? [] : [[name, chosen]];
    }),
  );

/** Chooses for the buyer where an option leaves no choice. */
function withOnlyChoices(index: VariantIndex, requestedSelection: Selection): Selection {
  let selection = requestedSelection;
  for (const { option } of index.options) {
    const existing = selection[option.name] ? [] : existingChoices(index, selection, option.name);
    const [only] = existing;
    if (only !== undefined && existing.length === 1)
      selection = { ...selection, [option.name]: only };
  }
  return selection;
}

/**
 * Chooses a value, or nothing, for one option. The latest click wins: incompatible options are
 * cleared or set to the only compatible value, and the adjustments list them.
 */
export function choose(
  index: VariantIndex,
  selection: Selection,
  option: string,
  description: string | null,
): ResolvedSelection {
  const { [option]: _old, ...others } = selection;
  if (description === null) return { selection: others, adjustments: [] };
  return resolveSelection(index, { ...others, [option]: description }, [option]);
}

import { haveCommon } from './bitset.ts';
import { candidates, type Selection, type VariantIndex } from './variant-index.ts';

/** What became of an option that did not go with the rest, so that a page can say it. */
export interface SelectionAdjustment {
  option: string;
  /** What had been chosen. */
  from: string;
  /** What is chosen now: the only thing that is made with the rest, or nothing. */
  to: string | null;
  /** Whether the choice exists and is not made with the rest, or is not known at all. */
  reason: 'nonexistent' | 'unknown';
}

/** A selection that something is made for, and what was changed to get there. */
export interface ResolvedSelection {
  selection: Selection;
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
 * Keeps as much of a selection as is made together. The options in `first` are kept before the
 * others; the others follow in the product's order. Sold-out combinations are made, so they stay.
 */
export function resolveSelection(
  index: VariantIndex,
  wanted: Selection,
  first: readonly string[] = [],
): ResolvedSelection {
  const known = index.options.map(({ option }) => option.name);
  const order = [...new Set([...first, ...known, ...Object.keys(wanted)])];
  let selection: Selection = {};
  const lost: Omit<SelectionAdjustment, 'to'>[] = [];
  for (const option of order) {
    const from = wanted[option];
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

/** The same in the product's order, so that words about it do not depend on the order of clicks. */
const inOrder = (names: readonly string[], selection: Selection): Selection =>
  Object.fromEntries(
    names.flatMap((name) => {
      const chosen = selection[name];
      return chosen === undefined ? [] : [[name, chosen]];
    }),
  );

/** Chooses for the buyer where an option leaves no choice. */
function withOnlyChoices(index: VariantIndex, wanted: Selection): Selection {
  let selection = wanted;
  for (const { option } of index.options) {
    const existing = selection[option.name] ? [] : existingChoices(index, selection, option.name);
    const [only] = existing;
    if (only !== undefined && existing.length === 1)
      selection = { ...selection, [option.name]: only };
  }
  return selection;
}

/**
 * Chooses a value, or nothing, for one option. The latest click wins: options that are not made
 * with it are cleared or set to the only thing that is, and the repairs say which.
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

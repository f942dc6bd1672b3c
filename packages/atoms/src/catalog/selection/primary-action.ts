import type { VariantView } from './variant-view.ts';

/**
 * The main action of a product for the current selection: choose a value of an option, add, order
 * before the item is in stock, or request a notification.
 */
export type PrimaryAction =
  | { kind: 'select'; option: string }
  | { kind: 'add' }
  | { kind: 'pre-order' }
  | { kind: 'notify-me' };

/** Returns the main action of a selection. Missing choices come first. */
export function getPrimaryAction({ missing, options, state }: VariantView): PrimaryAction {
  const [option] = missing;
  if (option !== undefined) return { kind: 'select', option };
  if (state === 'sold-out') return { kind: 'notify-me' };
  if (state === 'pre-order') return { kind: 'pre-order' };
  const last = options.at(-1)?.name;
  // A complete but nonexistent selection is normally repaired earlier; ask for a choice anyway.
  if (state === 'nonexistent' && last !== undefined) return { kind: 'select', option: last };
  return { kind: 'add' };
}

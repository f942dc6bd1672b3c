import type { VariantView } from '@vitrine/atoms';

/** The main action of a product, for the current selection. */
export type PrimaryAction =
  | { kind: 'select'; option: string }
  | { kind: 'add' }
  | { kind: 'pre-order' }
  | { kind: 'notify-me' };

/** Missing choices come first; sold-out items can still be requested. */
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

import type { VariantView } from '@vitrine/atoms';

/** What the main action of a product does, given what is chosen. */
export type PrimaryAction =
  | { kind: 'select'; option: string }
  | { kind: 'add' }
  | { kind: 'pre-order' }
  | { kind: 'notify-me' };

/** Asks for what is missing first; what is gone can still be asked for. */
export function getPrimaryAction({ missing, options, state }: VariantView): PrimaryAction {
  const [option] = missing;
  if (option !== undefined) return { kind: 'select', option };
  if (state === 'sold-out') return { kind: 'notify-me' };
  if (state === 'pre-order') return { kind: 'pre-order' };
  const last = options.at(-1)?.name;
  // A whole selection that is not made is repaired before it gets here; ask again all the same.
  if (state === 'nonexistent' && last !== undefined) return { kind: 'select', option: last };
  return { kind: 'add' };
}

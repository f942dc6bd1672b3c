import type { VariantView } from '@vitrine/atoms';

/** What the main action of a product does, given what is chosen. */
export type PrimaryAction =
  | { kind: 'choose'; option: string }
  | { kind: 'add' }
  | { kind: 'order-ahead' }
  | { kind: 'tell-me' };

/** Asks for what is missing first; what is gone can still be asked for. */
export function getPrimaryAction({ missing, options, state }: VariantView): PrimaryAction {
  const [option] = missing;
  if (option !== undefined) return { kind: 'choose', option };
  if (state === 'sold-out') return { kind: 'tell-me' };
  if (state === 'pre-order') return { kind: 'order-ahead' };
  const last = options.at(-1)?.name;
  // A whole selection that is not made is repaired before it gets here; ask again all the same.
  if (state === 'not-made' && last !== undefined) return { kind: 'choose', option: last };
  return { kind: 'add' };
}

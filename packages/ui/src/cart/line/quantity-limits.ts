import type { LineItem } from '@vitrine/client/cart';
import { canRestore } from './line-item-fields.ts';

/** Limits of a line's stepper. */
export interface QuantityLimits {
  /** 0 if removal can be undone: reducing from one removes the line. */
  min: number;
  /** Missing if the number of pieces left is unknown. */
  max?: number;
  /** The stock, if the line has reached it: the reason for the limit. */
  limit?: number;
}

/**
 * Returns limits that don't exceed the stock. A line above the stock, which is a separate problem,
 * can still be reduced step by step.
 */
export function getQuantityLimits(line: LineItem): QuantityLimits {
  const { quantity, availability } = line;
  const min = canRestore(line) ? 0 : 1;
  const left = availability?.quantityAvailable;
  if (left === undefined) return { min };
  if (quantity > left) return { min, max: quantity };
  return { min, max: left, ...(quantity === left && { limit: left }) };
}

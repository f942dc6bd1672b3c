import type { LineItem } from '@vitrine/client/cart';
import { canRestore } from './line-item-fields.ts';

/** Between what a stepper of a line moves. */
export interface QuantityLimits {
  /** 0 where removing can be undone: one less than one takes the line away. */
  min: number;
  max?: number;
  /** How many there are, where the line has all of them: the reason why it stops. */
  limit?: number;
}

/**
 * A line never grows beyond the stock. One that already has, which is a problem of its own, may
 * still go down step by step.
 */
export function getQuantityLimits(line: LineItem): QuantityLimits {
  const { quantity, availability } = line;
  const min = canRestore(line) ? 0 : 1;
  const left = availability?.quantityAvailable;
  if (left === undefined) return { min };
  if (quantity > left) return { min, max: quantity };
  return { min, max: left, ...(quantity === left && { limit: left }) };
}

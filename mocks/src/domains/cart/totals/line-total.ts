import { type Cents, parseAmount } from '../../../platform/requests/money.ts';
import type { LineItem } from '../state.ts';

/** Returns the price of one unit of the line. */
export const unitPrice = ({ price }: LineItem): Cents => parseAmount(price?.amount ?? '0') ?? 0;

/** Returns the total of the line, before coupons. */
export const lineTotal = (line: LineItem): Cents => unitPrice(line) * line.quantity;

export const getSubtotal = (lines: readonly LineItem[]): Cents =>
  lines.reduce((total, line) => total + lineTotal(line), 0);

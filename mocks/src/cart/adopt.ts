import type { Visitor } from '../core/domain.ts';
import { PlatformError } from '../core/errors.ts';
import type { Platform } from '../core/platform.ts';
import { linesWith, MAX_LINES } from './add.ts';
import { answerCart, deleteCart } from './change.ts';
import { findCart, type LineItem, openCart } from './state.ts';

/** A cart's lines with one more; with the same ones where it is refused. */
function withLine(platform: Platform, lines: LineItem[], line: LineItem): LineItem[] {
  if (!line.catalogReference) return lines.concat(line).slice(0, MAX_LINES);
  try {
    return linesWith(platform, lines, { lineItems: [line] });
  } catch (error) {
    if (error instanceof PlatformError) return lines;
    throw error;
  }
}

/** Gives a visitor's cart to the member that they turn out to be. */
export function adoptCart(platform: Platform, visitor: Visitor, member: Visitor): void {
  const brought = findCart(platform, visitor);
  if (!brought || visitor.id === member.id) return;
  deleteCart(platform, visitor);
  const own = openCart(platform, member);
  for (const line of brought.cart.lineItems) {
    own.cart.lineItems = withLine(platform, own.cart.lineItems, line);
  }
  if (brought.couponCode && !own.couponCode) own.couponCode = brought.couponCode;
  answerCart(platform, member, own);
}

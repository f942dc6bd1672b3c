import type { Wire } from '@vitrine/client';
import type * as client from '@vitrine/client/cart';
import type { LineItem } from './state.ts';

export type Violation = Wire<client.Violation>;

const nameOf = ({ productName }: LineItem) => productName?.original ?? 'This object';

function violationOf(line: LineItem): Violation | undefined {
  const { status = 'AVAILABLE', quantityAvailable = 0 } = line.availability ?? {};
  const target = { lineItem: { id: line.id, name: 'LINE_ITEM_DEFAULT' } };
  const gone = { lineItem: { ...target.lineItem, suggestedFix: 'REMOVE_LINE_ITEM' as const } };
  switch (status) {
    case 'AVAILABLE':
      return undefined;
    case 'PARTIALLY_AVAILABLE':
      return {
        severity: 'WARNING',
        description: `Only ${quantityAvailable} left of ${nameOf(line)}, the cart has ${line.quantity}.`,
        target,
      };
    case 'NOT_AVAILABLE':
      return { severity: 'ERROR', description: `${nameOf(line)} is sold out.`, target: gone };
    case 'NOT_FOUND':
      return {
        severity: 'ERROR',
        description: `${nameOf(line)} is not made any more.`,
        target: gone,
      };
  }
}

/** What stands against buying these lines. Specification 8, the last line of "General". */
export const violationsOf = (lines: readonly LineItem[]): Violation[] =>
  lines.flatMap((line) => violationOf(line) ?? []);

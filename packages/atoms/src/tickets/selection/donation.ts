import type { OrderMoney } from '@vitrine/client/orders';
import { getCurrencyDecimals, isGreater, readDecimal } from '../../utils/decimals.ts';

/** A typed custom price, parsed exactly. */
export type DonationInput =
  /** The amount as the platform wants it: digits, a point, and all decimals of the currency. */
  { value: string; problem: null } | { value: null; problem: DonationProblem };

/** Why a typed amount is invalid. */
export type DonationProblem =
  | { kind: 'blank' }
  /** Not an amount in this locale: letters, `1e9`, misplaced separators. */
  | { kind: 'not-a-number' }
  | { kind: 'negative' }
  /** More decimals than the currency has. */
  | { kind: 'too-many-decimals'; decimals: number }
  /** Longer than the platform accepts. */
  | { kind: 'too-long'; longest: number }
  /** Less than the ticket's least price. */
  | { kind: 'below-minimum'; minimum: OrderMoney };

/** The most characters of an amount on the wire. */
export const LONGEST_AMOUNT = 13;

/**
 * Accepts the other decimal separator if it is unambiguous: `10,50` in English, `10.50` in German.
 * Three digits after it are a group.
 */
const withOtherSign = (text: string) => {
  const [, whole, part] = /^(\d+)[.,](\d{1,2})$/.exec(text.normalize('NFKC').trim()) ?? [];
  return whole === undefined ? undefined : `${whole}.${part}`;
};

const reject = (problem: DonationProblem): DonationInput => ({ value: null, problem });

/**
 * Reads the price that a buyer names for each ticket, in the locale's signs and any script's digits.
 * Nothing is rounded: an amount that the currency can't have is rejected.
 *
 * @param minimum the least that the ticket costs, and its currency.
 */
export function readDonation(text: string, locale: string, minimum: OrderMoney): DonationInput {
  // The currency's sign or code may be on either side.
  const plainText = text.replace(/^[\s\p{Sc}]+|[\s\p{Sc}]+$/gu, '').replace(minimum.currency, '');
  if (plainText.trim() === '') return reject({ kind: 'blank' });
  const amount = readDecimal(plainText, locale) ?? withOtherSign(plainText);
  if (amount === undefined) return reject({ kind: 'not-a-number' });
  if (amount.startsWith('-')) return reject({ kind: 'negative' });
  const decimals = getCurrencyDecimals(minimum.currency);
  const [whole = '0', part = ''] = amount.split('.');
  const fraction = part.replace(/0+$/, '');
  if (fraction.length > decimals) return reject({ kind: 'too-many-decimals', decimals });
  const value = decimals > 0 ? `${whole}.${fraction.padEnd(decimals, '0')}` : whole;
  if (value.length > LONGEST_AMOUNT) return reject({ kind: 'too-long', longest: LONGEST_AMOUNT });
  if (isGreater(minimum.value, value)) return reject({ kind: 'below-minimum', minimum });
  return { value, problem: null };
}

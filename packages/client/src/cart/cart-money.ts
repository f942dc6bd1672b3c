/**
 * An amount in the cart's currency and in the buyer's. Amounts are decimal strings such as
 * `"24.50"`; the formatted ones include their currency sign. Not meant for arithmetic.
 */
export interface Money {
  amount: string;
  convertedAmount?: string;
  formattedAmount?: string;
  formattedConvertedAmount?: string;
}

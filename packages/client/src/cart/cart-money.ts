/**
 * An amount in the cart's currency and in the buyer's. Amounts are decimal strings such as
 * `"24.50"`; the formatted ones include their currency sign. Not meant for arithmetic.
 */
export interface Money {
  /** In the cart's currency. */
  amount: string;
  /** In the cart's `conversionCurrency`, the buyer's. */
  convertedAmount?: string;
  /** `amount` as formatted by the platform. */
  formattedAmount?: string;
  /** `convertedAmount` as formatted by the platform. */
  formattedConvertedAmount?: string;
}

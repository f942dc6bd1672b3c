/** An amount in one currency. Not meant for arithmetic. */
export interface OrderMoney {
  /** Decimal string such as `"24.50"`, with a minus sign if negative. */
  value: string;
  /** ISO 4217 code. */
  currency: string;
  /** The same as `value`, under the name that older responses use. */
  amount?: string;
}

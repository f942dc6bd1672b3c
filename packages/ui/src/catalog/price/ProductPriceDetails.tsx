import type { MoneyValue } from '../../primitives/money/format-money.ts';
import { PriceConverted, PriceReference } from '../../primitives/price/PriceReference.tsx';

export interface ProductPriceDetailsProps {
  lowest: MoneyValue | undefined;
  converted: MoneyValue | undefined;
  /** What is charged: its currency is named beside the converted amount. */
  charged: MoneyValue | undefined;
}

/** What the law or another currency wants to be said of a price, below it. */
export default function ProductPriceDetails({
  lowest,
  converted,
  charged,
}: ProductPriceDetailsProps) {
  return (
    <>
      {lowest && <PriceReference value={lowest} />}
      {converted && charged && <PriceConverted value={converted} charged={charged.currency} />}
    </>
  );
}

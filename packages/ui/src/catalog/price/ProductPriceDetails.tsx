import type { MoneyValue } from '../../primitives/money/format-money.ts';
import { PriceConverted, PriceReference } from '../../primitives/price/PriceReference.tsx';

export interface ProductPriceDetailsProps {
  lowest: MoneyValue | undefined;
  converted: MoneyValue | undefined;
  /** The charged price: its currency is shown next to the converted amount. */
  charged: MoneyValue | undefined;
}

/** Details below a price that are required by law or by another currency. */
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

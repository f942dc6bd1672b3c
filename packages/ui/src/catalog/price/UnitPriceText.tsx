'use client';

import type { ReactNode } from 'react';
import { getListSeparator } from '../../messages/join-texts.ts';
import { PricePerUnit } from '../../primitives/price/PricePerUnit.tsx';
import { useUi } from '../../provider/UiProvider.tsx';
import { formatMeasure, isMeasurementUnit } from './format-measure.ts';
import type { PerUnit } from './price-figures.ts';

export interface UnitPriceTextProps extends PerUnit {
  /** Note after the price: “VAT included”. */
  note?: ReactNode;
}

/** The unit price, and a note. A unit without a name is omitted. */
export default function UnitPriceText({ price, quantity, unit, note }: UnitPriceTextProps) {
  const ui = useUi();
  if (!isMeasurementUnit(unit)) return note;
  return (
    <>
      <PricePerUnit price={price} per={formatMeasure(quantity, unit, ui)} />
      {note && getListSeparator(ui.locale)}
      {note}
    </>
  );
}

import type { MeasurementUnit } from '@vitrine/client/catalog';
import type { MessageKeyWith, Translate } from '../../messages/message-catalog.ts';
import { getNumberFormat } from '../../utils/number-format.ts';
import '../../messages/en/catalog.ts';

/** Units that every locale has a name for. */
const shared: Partial<Record<MeasurementUnit, string>> = {
  ML: 'milliliter',
  L: 'liter',
  G: 'gram',
  KG: 'kilogram',
  MM: 'millimeter',
  CM: 'centimeter',
  M: 'meter',
  OZ: 'ounce',
  LB: 'pound',
  FLOZ: 'fluid-ounce',
  GAL: 'gallon',
  IN: 'inch',
  FT: 'foot',
  YD: 'yard',
};

/** Units that only the message catalog can name. */
const named: Partial<Record<MeasurementUnit, MessageKeyWith<'amount'>>> = {
  CL: 'catalog.unit.cl',
  CBM: 'catalog.unit.cbm',
  MG: 'catalog.unit.mg',
  SQM: 'catalog.unit.sqm',
  PT: 'catalog.unit.pt',
  QT: 'catalog.unit.qt',
  SQFT: 'catalog.unit.sqft',
};

/** Whether a unit has a name, in every locale or in the message catalog. */
export const isMeasurementUnit = (unit: MeasurementUnit): boolean =>
  unit in shared || unit in named;

/** Functions for formatting a measure. */
export interface MeasureText {
  locale: string;
  t: Translate;
}

/** Formats a quantity with its unit in the locale: `100 g`. An unknown unit is omitted. */
export function formatMeasure(
  quantity: number,
  unit: MeasurementUnit | undefined,
  { locale, t }: MeasureText,
): string {
  const name = unit && shared[unit];
  if (name) {
    return getNumberFormat(locale, {
      style: 'unit',
      unit: name,
      unitDisplay: 'short',
    }).format(quantity);
  }
  const key = unit && named[unit];
  const amount = getNumberFormat(locale).format(quantity);
  return key ? t(key, { amount }) : amount;
}

/** Formats a weight: below one kilogram in grams. `weight` is in the store's unit. */
export function formatWeight(weight: number, unit: 'KG' | 'LB', textContext: MeasureText): string {
  const inGrams = unit === 'KG' && weight < 1;
  return inGrams
    ? formatMeasure(Math.round(weight * 1000), 'G', textContext)
    : formatMeasure(weight, unit, textContext);
}

import type { Product } from './shop.ts';

type Unit = NonNullable<Product['pricePerUnitData']>['baseMeasurementUnit'];

/** How large the units of a price per unit are, kind by kind: in ml, g, mm and square metres. */
const SIZES = {
  volume: {
    ML: 1,
    CL: 10,
    L: 1000,
    CBM: 1_000_000,
    FLOZ: 29.5735,
    PT: 473.176,
    QT: 946.353,
    GAL: 3785.41,
  },
  mass: { MG: 0.001, G: 1, KG: 1000, OZ: 28.3495, LB: 453.592 },
  length: { MM: 1, CM: 10, M: 1000, IN: 25.4, FT: 304.8, YD: 914.4 },
  area: { SQM: 1, SQFT: 0.092903 },
} satisfies Record<string, Partial<Record<Unit, number>>>;

const KINDS = new Map(
  Object.entries(SIZES).flatMap(([kind, sizes]) => Object.keys(sizes).map((unit) => [unit, kind])),
);

const FLAT = new Map<string, number>(
  Object.values(SIZES).flatMap((sizes) => Object.entries(sizes)),
);

/** The units that something can be measured in. */
export const UNITS = [...KINDS.keys()] as Unit[];

/** How large a unit is among those of its kind. */
export const sizeOf = (unit: Unit): number => FLAT.get(unit) ?? 1;

/** Whether two units measure the same kind of thing. */
export const areAlike = (left: Unit, right: Unit): boolean => KINDS.get(left) === KINDS.get(right);

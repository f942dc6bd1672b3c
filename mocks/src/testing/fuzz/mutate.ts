import type { Pool } from './pool.ts';
import type { RandomSource } from './random-source.ts';

/** Commonly forgotten edge-case values. */
const HOSTILE: readonly unknown[] = [
  ...[null, true, false, 0, -0, -1, 1, 0.1, 1e21, -1e300, 2 ** 31, 2 ** 53, 5e-324],
  ...['', ' ', 'NaN', 'Infinity', '-Infinity', 'null', 'undefined', '0', '-1', '1e400', '０'],
  ...['2026-02-30T00:00:00Z', '2026-11-21', '+275760-09-13T00:00:00.001Z', 'yesterday'],
  ...['../../x', '%00', '\u0000', '\ud800', '😀'.repeat(50), 'e\u0301', '‮', '<b>', "' or 1=1"],
  ...['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'x'.repeat(5000)],
  ...[[], [[]], [null], {}, { $ne: null }, { $and: [] }, { $or: {} }, { $not: 1 }],
  ...[{ $in: 'x' }, { $regex: '(' }, { $gt: {} }, { length: 1 }, { toString: 1, valueOf: 1 }],
];

const NAMES = ['id', 'name', '__proto__', 'constructor', 'length', '', '$and', 'x'.repeat(300)];

export const hostileValue = (chance: RandomSource, pool: Pool): unknown =>
  chance.percent(25) ? pool.any() : chance.pick(HOSTILE);

type Change = (value: unknown, chance: RandomSource, pool: Pool) => unknown;

const replace: Change = (_, chance, pool) => hostileValue(chance, pool);

const changeList: Change = (value, chance, pool) => {
  const items = value as unknown[];
  const index = chance.below(items.length + 1);
  switch (chance.below(4)) {
    case 0:
      return items.filter((_, at) => at !== index);
    case 1:
      return [...items, hostileValue(chance, pool)];
    case 2:
      return Array.from({ length: 400 }, (_, at) => items[at % Math.max(1, items.length)]);
    default:
      return items.flatMap((item) => [item, item]);
  }
};

const changeFields: Change = (value, chance, pool) => {
  const entries = Object.entries(value as object);
  const [key] = entries.length > 0 ? chance.pick(entries) : ['x'];
  switch (chance.below(3)) {
    case 0:
      return Object.fromEntries(entries.filter(([name]) => name !== key));
    case 1:
      return Object.fromEntries([...entries, [chance.pick(NAMES), hostileValue(chance, pool)]]);
    default:
      return Object.fromEntries(
        entries.map(([name, inner]) => [name === key ? chance.pick(NAMES) : name, inner]),
      );
  }
};

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Returns a copy of a value with one change at any position. */
export function mutate(value: unknown, chance: RandomSource, pool: Pool): unknown {
  const inner = isObject(value) ? Object.entries(value) : [];
  if (inner.length > 0 && chance.percent(75)) {
    const [key, at] = chance.pick(inner);
    const changed = mutate(at, chance, pool);
    if (Array.isArray(value))
      return value.map((item, index) => (String(index) === key ? changed : item));
    return Object.fromEntries(inner.map(([name, item]) => [name, name === key ? changed : item]));
  }
  if (!isObject(value) || chance.percent(40)) return replace(value, chance, pool);
  return (Array.isArray(value) ? changeList : changeFields)(value, chance, pool);
}

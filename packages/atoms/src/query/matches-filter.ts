import type { Filter, FilterOperators, FilterValue } from '@vitrine/client';

type Values = readonly FilterValue[];

/**
 * Whether a field with these values meets the condition of a filter, so that a page knows which
 * lists lose an item by a change. Undefined where only the platform can decide.
 */
export function matchesFilter(condition: Filter[string], values: Values): boolean | undefined {
  if (condition === undefined) return true;
  if (typeof condition !== 'object' || condition === null) return values.includes(condition);
  if (Array.isArray(condition) || condition instanceof Date) return undefined;
  const { $eq, $ne, $in, $hasSome, $hasAll, ...others } = condition as FilterOperators;
  const has = (value: FilterValue) => values.includes(value);
  const isMet =
    ($eq === undefined || has($eq)) &&
    ($ne === undefined || !has($ne)) &&
    ($in === undefined || $in.some(has)) &&
    ($hasSome === undefined || $hasSome.some(has)) &&
    ($hasAll === undefined || $hasAll.every(has));
  if (!isMet) return false;
  return Object.keys(others).length > 0 ? undefined : true;
}

import type { Filter, FilterOperators, FilterValue } from '@vitrine/client';

type Values = readonly FilterValue[];

/** The operators whose outcome a page can tell as the platform would. */
const tests: { [Operator in keyof FilterOperators]: (values: Values, operand: never) => boolean } =
  {
    $eq: (values, operand: FilterValue) => values.includes(operand),
    $ne: (values, operand: FilterValue) => !values.includes(operand),
    $in: (values, operand: Values) => operand.some((one) => values.includes(one)),
    $hasSome: (values, operand: Values) => operand.some((one) => values.includes(one)),
    $hasAll: (values, operand: Values) => operand.every((one) => values.includes(one)),
  };

/**
 * Whether a field with these values meets what a filter asks of it, so that a page knows which
 * lists a change takes an item out of. Undefined where only the platform can tell.
 */
export function matchesFilter(condition: Filter[string], values: Values): boolean | undefined {
  if (condition === undefined) return true;
  if (typeof condition !== 'object' || condition === null) return values.includes(condition);
  if (Array.isArray(condition) || condition instanceof Date) return undefined;
  let known: boolean | undefined = true;
  for (const [operator, operand] of Object.entries(condition)) {
    const test = tests[operator as keyof FilterOperators];
    if (!test) known = undefined;
    else if (!test(values, operand as never)) return false;
  }
  return known;
}

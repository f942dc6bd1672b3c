import { PlatformError } from '@vitrine/client';
import type { LineItem } from '@vitrine/client/cart';

/** Maximum depth of the search in a rejection's data. */
const DEPTH = 4;

function textsIn(value: unknown, depth = DEPTH): readonly string[] {
  if (typeof value === 'string') return [value];
  if (depth === 0 || typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap((inner) => textsIn(inner, depth - 1));
}

/** Returns the indexes in `lineItems` from field violations such as `lineItems[2].quantity`. */
function getIndexes(violations: unknown): readonly number[] {
  return textsIn(violations).flatMap((text) => {
    const index = /^lineItems\[(\d+)\]/.exec(text)?.[1];
    return index === undefined ? [] : [Number(index)];
  });
}

/**
 * Returns the ids of the lines that a rejection concerns: those whose id occurs anywhere in the
 * data of its application error, and those whose index a field violation contains. The
 * specification has no fields for this, so a response without line references yields none. In the
 * order of the lines.
 */
export function rejectedLines(
  error: Error,
  lines: readonly Pick<LineItem, '_id'>[],
): readonly string[] {
  if (!(error instanceof PlatformError)) return [];
  const { applicationError, validationError } = (error.details ?? {}) as {
    applicationError?: { data?: unknown };
    validationError?: { fieldViolations?: unknown };
  };
  const named = new Set(textsIn(applicationError?.data));
  const indexes = new Set(getIndexes(validationError?.fieldViolations));
  return lines.filter(({ _id }, at) => named.has(_id) || indexes.has(at)).map(({ _id }) => _id);
}

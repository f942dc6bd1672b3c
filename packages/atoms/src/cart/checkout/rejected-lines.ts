import { PlatformError } from '@vitrine/client';
import type { LineItem } from '@vitrine/client/cart';

/** How deep the data of a rejection is looked through. */
const DEPTH = 4;

function textsIn(value: unknown, depth = DEPTH): readonly string[] {
  if (typeof value === 'string') return [value];
  if (depth === 0 || typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap((inner) => textsIn(inner, depth - 1));
}

/** The places in `lineItems` that violations of fields name, such as `lineItems[2].quantity`. */
function placesIn(violations: unknown): readonly number[] {
  return textsIn(violations).flatMap((text) => {
    const place = /^lineItems\[(\d+)\]/.exec(text)?.[1];
    return place === undefined ? [] : [Number(place)];
  });
}

/**
 * The lines that a rejection is about, by their ids: those whose id stands anywhere in the data of
 * its application error, and those whose place a violated field names. The specification has no
 * fields for this, so an answer that names no line gives none. In the order of the lines.
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
  const places = new Set(placesIn(validationError?.fieldViolations));
  return lines.filter(({ _id }, at) => named.has(_id) || places.has(at)).map(({ _id }) => _id);
}

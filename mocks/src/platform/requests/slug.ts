import { invalid } from '../errors.ts';
import { type JsonObject, optionalText } from './fields.ts';

/** Maximum length of a slug, and of one created from a name, so that a number can be appended. */
const LONGEST = 100;
const LONGEST_MADE = 90;

/** Returns a name as a URL segment: "Gärten & Öfen" is `garten-ofen`. */
export const slugFrom = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .slice(0, LONGEST_MADE)
    .replace(/^-|-$/g, '');

/**
 * Returns the slug of a name, numbered if it is taken: `ring-vase`, `ring-vase-1`, `ring-vase-2` …
 */
export function freeSlug(
  name: string,
  isUsed: (slug: string) => boolean,
  fallback: string,
): string {
  const slug = slugFrom(name) || fallback;
  if (!isUsed(slug)) return slug;
  let number = 1;
  while (isUsed(`${slug}-${number}`)) number += 1;
  return `${slug}-${number}`;
}

/** The slug at `field`, or `undefined` when it is left out or empty. */
export function optionalSlug(fields: JsonObject, key: string, path = key): string | undefined {
  const slug = optionalText(fields, key, path) || undefined;
  if (slug === undefined) return undefined;
  if (slug.length > LONGEST) {
    throw invalid({
      field: path,
      violatedRule: 'MAX_LENGTH',
      description: `has length ${slug.length}, max ${LONGEST}`,
    });
  }
  if (/^[\p{L}\p{N}_]+(-[\p{L}\p{N}_]+)*$/u.test(slug)) return slug;
  throw invalid({
    field: path,
    violatedRule: 'FORMAT',
    description: 'must be letters, digits and single hyphens between them',
  });
}

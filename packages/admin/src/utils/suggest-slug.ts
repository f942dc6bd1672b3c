/** Returns another address for what has one that is taken: `night-choir-2` for `night-choir`. */
export function suggestSlug(slug: string): string {
  const [, base = slug, number] = /^(.*?)-(\d+)$/.exec(slug) ?? [];
  return `${base}-${Number(number ?? 1) + 1}`;
}

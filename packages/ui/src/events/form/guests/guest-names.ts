/** Returns the names after a change of one. There are at least as many as guests. */
export const withName = (
  names: readonly string[],
  { index, name, count }: { index: number; name: string; count: number },
): readonly string[] =>
  Array.from({ length: Math.max(count, names.length) }, (_, at) =>
    at === index ? name : (names[at] ?? ''),
  );

/**
 * Returns the names after a guest is removed: later names move up, and the removed name is the
 * first to return when the number grows again.
 */
export function withoutGuestName(
  names: readonly string[],
  { index, count }: { index: number; count: number },
): readonly string[] {
  const all = Array.from({ length: Math.max(count, names.length) }, (_, at) => names[at] ?? '');
  const shown = all.slice(0, count).filter((_, at) => at !== index);
  return [...shown, all[index] ?? '', ...all.slice(count)];
}

/** Number of stored names beyond the number of guests. */
export const countHiddenNames = (names: readonly string[], count: number): number =>
  names.slice(count).filter((name) => name.trim()).length;

/** Answers of guests: the current ones, and removed ones that are preserved. */
export interface GuestAnswers<Answers> {
  /** Answers of the current guests, in their order. */
  shown: readonly Answers[];
  /** Answers of removed guests; the first of them are restored first. */
  hiddenGuests: readonly Answers[];
}

/**
 * Changes the number of guests. Guests above a lower number are preserved with all their input, and
 * are restored first when the number grows again.
 *
 * @param count integer number of guests; negative numbers and NaN count as zero.
 * @param blank the answers of a new guest, by index from zero.
 */
export function resizeGuests<Answers>(
  { shown, hiddenGuests }: GuestAnswers<Answers>,
  count: number,
  blank: (index: number) => Answers,
): GuestAnswers<Answers> {
  const requestedCount = Math.max(0, Math.trunc(count) || 0);
  const known = [...shown, ...hiddenGuests];
  const added = Array.from({ length: Math.max(0, requestedCount - known.length) }, (_, index) =>
    blank(known.length + index),
  );
  const all = [...known, ...added];
  return { shown: all.slice(0, requestedCount), hiddenGuests: all.slice(requestedCount) };
}

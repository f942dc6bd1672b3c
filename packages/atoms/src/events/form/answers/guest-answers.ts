/** Answers of guests: those who come, and those who were counted before and are kept aside. */
export interface GuestAnswers<Answers> {
  shown: readonly Answers[];
  hiddenGuests: readonly Answers[];
}

/**
 * As many guests as come. Whom a lower number leaves out is parked with all that was typed, and is
 * the first to return when the number grows again.
 *
 * @param count whole number of guests; what is less than zero or no number is zero.
 * @param blank the answers of a guest who was never there, by their place from zero.
 */
export function resizeGuests<Answers>(
  { shown, hiddenGuests }: GuestAnswers<Answers>,
  count: number,
  blank: (index: number) => Answers,
): GuestAnswers<Answers> {
  const wanted = Math.max(0, Math.trunc(count) || 0);
  const known = [...shown, ...hiddenGuests];
  const added = Array.from({ length: Math.max(0, wanted - known.length) }, (_, index) =>
    blank(known.length + index),
  );
  const all = [...known, ...added];
  return { shown: all.slice(0, wanted), hiddenGuests: all.slice(wanted) };
}

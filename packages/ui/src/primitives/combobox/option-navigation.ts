/** Number of options that each key moves. */
export const getMoveForKey: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowUp: -1,
  PageDown: 10,
  PageUp: -10,
  Home: -Infinity,
  End: Infinity,
};

/**
 * Returns the active index after a move, skipping disabled options: single steps wrap around,
 * longer ones stop at the ends. -1 if all options are disabled.
 */
export function getNextIndex(
  options: readonly { disabled?: boolean }[],
  active: number,
  by: number,
): number {
  const enabled = options.flatMap((option, index) => (option.disabled ? [] : [index]));
  const last = enabled.length - 1;
  const at = enabled.indexOf(active);
  if (Math.abs(by) > 1) return enabled[Math.max(0, Math.min(Math.max(at, 0) + by, last))] ?? -1;
  const next = at < 0 && by < 0 ? last : (at + by + enabled.length) % enabled.length;
  return enabled[next] ?? -1;
}

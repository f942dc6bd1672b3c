/** How many options a key goes on. */
export const getMoveForKey: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowUp: -1,
  PageDown: 10,
  PageUp: -10,
  Home: -Infinity,
  End: Infinity,
};

/**
 * The index to point at after a move, past what is disabled: single steps go round, longer ones
 * stop at the ends. -1 when nothing can be chosen.
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

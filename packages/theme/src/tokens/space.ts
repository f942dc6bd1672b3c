/** The space scale in px, ascending. */
export const spaceSteps = [2, 4, 8, 12, 16, 20, 24, 32, 40, 56, 80, 96] as const;

/** The name of a space token: its px value in regular density. */
export type SpaceName = `${(typeof spaceSteps)[number]}`;

/** Values in px by density; compact is one step lower, the smallest stays the same. */
export const spaces = {
  regular: getSpace((index) => index),
  compact: getSpace((index) => Math.max(0, index - 1)),
};

function getSpace(step: (index: number) => number): Readonly<Record<SpaceName, number>> {
  const entries = spaceSteps.map((name, index) => [String(name), spaceSteps[step(index)]]);
  return Object.fromEntries(entries) as Record<SpaceName, number>;
}

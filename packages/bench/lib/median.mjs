/** The middle value; of two, the lower one. */
export function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)];
}

/**
 * Runs contenders in turns, so that whatever else the machine does falls on all of them.
 *
 * @param contenders functions by name; each measures itself once and returns a number.
 * @returns each one's median.
 */
export async function inTurns(contenders, rounds) {
  const names = Object.keys(contenders);
  const taken = Object.fromEntries(names.map((name) => [name, []]));
  for (let round = 0; round < rounds; round += 1) {
    // Each round starts with another contender, so that none always follows the same one.
    const order = names.map((_, index) => names[(index + round) % names.length]);
    for (const name of order) taken[name].push(await contenders[name]());
  }
  return Object.fromEntries(names.map((name) => [name, median(taken[name])]));
}

/** How far an amount is from another one. */
export interface Way {
  isReached: boolean;
  /** What is missing: a decimal string; zero once it is reached. */
  left: string;
  /** How much of the way is done, from 0 to 1. */
  part: number;
}

/** A decimal string as a whole number of units of its last digit, and how many digits those are. */
function unitsOf(amount: string | undefined): { units: bigint; digits: number } | undefined {
  const match = /^(-?)(\d{1,20})(?:\.(\d{1,10}))?$/.exec(amount ?? '');
  if (!match) return undefined;
  const [, sign = '', whole = '', fraction = ''] = match;
  return { units: BigInt(`${sign}${whole}${fraction}`), digits: fraction.length };
}

/** How far a sum is on its way to a goal, exact to the digit; nothing where one is no amount. */
export function wayTo(goal: string, sum: string | undefined): Way | undefined {
  const [to, from] = [unitsOf(goal), unitsOf(sum)];
  if (!to || !from || to.units <= 0n) return undefined;
  const digits = Math.max(to.digits, from.digits);
  const scaled = ({ units, digits: own }: typeof to) => units * 10n ** BigInt(digits - own);
  const [all, done] = [scaled(to), scaled(from)];
  const left = done >= all ? 0n : all - done;
  const padded = left.toString().padStart(digits + 1, '0');
  const point = padded.length - digits;
  return {
    isReached: left === 0n,
    left: digits === 0 ? padded : `${padded.slice(0, point)}.${padded.slice(point)}`,
    part: Math.max(0, Number(((all - left) * 1000n) / all) / 1000),
  };
}

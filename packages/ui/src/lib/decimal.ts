const decimal = /^\d+(\.\d+)?$/;

/** Whether words are an amount of zero or more: digits with at most one point. */
export const isDecimal = (amount: string): boolean => decimal.test(amount);

const digitsAfterPoint = (amount: string) => amount.split('.')[1]?.length ?? 0;

function units(amount: string, digits: number): bigint {
  const [whole = '0', part = ''] = amount.split('.');
  return BigInt(whole + part.padEnd(digits, '0'));
}

/**
 * Two decimal strings as whole numbers of one smallest piece, so that nothing is lost, and how many
 * digits that piece stands behind the point. Nothing where one is no amount.
 */
export function inPieces(
  left: string,
  right: string,
): { left: bigint; right: bigint; digits: number } | undefined {
  if (!isDecimal(left) || !isDecimal(right)) return undefined;
  const digits = Math.max(digitsAfterPoint(left), digitsAfterPoint(right));
  return { left: units(left, digits), right: units(right, digits), digits };
}

/** A whole number of pieces as a decimal string. */
export function fromPieces(pieces: bigint, digits: number): string {
  const written = pieces.toString().padStart(digits + 1, '0');
  return digits === 0 ? written : `${written.slice(0, -digits)}.${written.slice(-digits)}`;
}

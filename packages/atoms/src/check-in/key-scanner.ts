/** Limits of a hardware scanner, which types a code as a keyboard does. */
export interface KeyScannerOptions {
  /** Longest pause between two keys of a scanner, in milliseconds. Default 50. */
  maxGap?: number;
  /** Fewest characters of a code. Default 6. */
  minLength?: number;
}

/**
 * Creates a function that tells a hardware scanner from typing: a burst of keys that ends in Enter. It
 * takes the key of each `keydown` event with its time in milliseconds, and returns the code at its end.
 *
 * @example
 * const readKey = createKeyScanner();
 * addEventListener('keydown', ({ key, timeStamp }) => {
 *   const code = readKey(key, timeStamp);
 *   if (code) scan(code);
 * });
 */
export function createKeyScanner({ maxGap = 50, minLength = 6 }: KeyScannerOptions = {}) {
  let code = '';
  let last = Number.NEGATIVE_INFINITY;
  return (key: string, time: number): string | undefined => {
    // Shift is held for capitals, and is no character.
    if (key.length > 1 && key !== 'Enter') return undefined;
    if (time - last > maxGap) code = '';
    last = time;
    if (key !== 'Enter') {
      code += key;
      return undefined;
    }
    const read = code;
    code = '';
    return read.length >= minLength ? read : undefined;
  };
}

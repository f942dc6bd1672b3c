import { cartLinesAtom, cartProblemsAtom, useAtomValue } from '@vitrine/atoms';

/** Returns the number of items in the cart that can only be removed. */
export function useUnavailableCount(): number {
  const lines = useAtomValue(cartLinesAtom);
  const problems = useAtomValue(cartProblemsAtom);
  const ids = new Set(
    problems.filter(({ fix }) => fix?.kind === 'remove').map(({ lineId }) => lineId),
  );
  return lines.reduce((count, { _id, quantity }) => count + (ids.has(_id) ? quantity : 0), 0);
}

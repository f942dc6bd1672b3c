import { diffLines } from 'diff';
import type { DiffLine } from './report.ts';

/** Lines around a change that show where it is. */
const CONTEXT = 2;

/** The lines of two texts that differ, with some around them. */
export function compareLines(before: string, after: string): DiffLine[] {
  const lines = diffLines(before, after).flatMap(({ value, added, removed }) =>
    value
      .replace(/\n$/, '')
      .split('\n')
      .map((text): DiffLine => ({ text, sign: added ? '+' : removed ? '−' : ' ' })),
  );
  const isNear = lines.map((_, index) =>
    lines.slice(Math.max(0, index - CONTEXT), index + CONTEXT + 1).some(({ sign }) => sign !== ' '),
  );
  return lines.flatMap((line, index): DiffLine[] => {
    if (isNear[index]) return [line];
    const isGap = isNear[index - 1] && isNear.includes(true, index);
    return isGap ? [{ text: '', sign: '…' }] : [];
  });
}

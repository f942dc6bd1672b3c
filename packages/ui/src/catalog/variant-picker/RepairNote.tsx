import type { Selection, SelectionAdjustment } from '@vitrine/atoms';
import { lazy, Suspense } from 'react';
import { useSpoken } from '../../primitives/announcer/use-spoken.ts';
import { useUi } from '../../provider/UiProvider.tsx';
import { repairSentences } from './repair-words.ts';

/** A page may never need it: it comes with the first repair, and the words do not wait for it. */
const Callout = lazy(() => import('./RepairCallout.tsx'));

export interface RepairNoteProps {
  adjustments: readonly SelectionAdjustment[];
  selection: Selection;
  /** `false` where something else speaks of it. Default `true`. */
  spoken?: boolean;
}

/** Says what a choice has changed elsewhere: to the eye below the options, and in speech. */
export function RepairNote({ adjustments, selection, spoken = true }: RepairNoteProps) {
  const ui = useUi();
  const words = repairSentences(adjustments, selection, ui);
  useSpoken(spoken ? words : undefined);
  if (!words) return null;
  return (
    <Suspense fallback={<p>{words}</p>}>
      <Callout>{words}</Callout>
    </Suspense>
  );
}

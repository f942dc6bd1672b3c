import type { Selection, SelectionAdjustment } from '@vitrine/atoms';
import { lazy, Suspense } from 'react';
import { useLiveAnnouncement } from '../../primitives/announcer/use-spoken.ts';
import { useUi } from '../../provider/UiProvider.tsx';
import { getAdjustmentMessages } from './repair-words.ts';

/** A page may never need it: it comes with the first repair, and the words do not wait for it. */
const Callout = lazy(() => import('./RepairCallout.tsx'));

export interface AdjustmentNoteProps {
  adjustments: readonly SelectionAdjustment[];
  selection: Selection;
  /** `false` where something else speaks of it. Default `true`. */
  announce?: boolean;
}

/** Says what a choice has changed elsewhere: to the eye below the options, and in speech. */
export function AdjustmentNotice({ adjustments, selection, announce = true }: AdjustmentNoteProps) {
  const ui = useUi();
  const labelText = getAdjustmentMessages(adjustments, selection, ui);
  useLiveAnnouncement(announce ? labelText : undefined);
  if (!labelText) return null;
  return (
    <Suspense fallback={<p>{labelText}</p>}>
      <Callout>{labelText}</Callout>
    </Suspense>
  );
}

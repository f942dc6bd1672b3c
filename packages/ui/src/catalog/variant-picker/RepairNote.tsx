import type { Repair, Selection } from '@vitrine/atoms';
import { useEffect } from 'react';
import { useAnnounce } from '../../primitives/announcer/Announcer.tsx';
import { Callout } from '../../primitives/callout/Callout.tsx';
import { useUi } from '../../provider/UiProvider.tsx';
import { repairWords } from './repair-words.ts';

export interface RepairNoteProps {
  repairs: readonly Repair[];
  selection: Selection;
}

/** Says what a choice has changed elsewhere: to the eye below the options, and in speech. */
export function RepairNote({ repairs, selection }: RepairNoteProps) {
  const ui = useUi();
  const announce = useAnnounce();
  const words = repairs.map((repair) => repairWords(repair, selection, ui)).join(' ');
  useEffect(() => {
    if (words) announce(words);
  }, [words, announce]);
  return words ? <Callout tone="info">{words}</Callout> : null;
}

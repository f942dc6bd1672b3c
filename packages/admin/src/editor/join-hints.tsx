import type { ReactNode } from 'react';
import * as layout from './EditorLayout.css.ts';

/** A hint with the note of a changed field below it. */
export function joinHints(hint: ReactNode, note: string | undefined): ReactNode {
  if (!note) return hint;
  return (
    <>
      {hint} <span className={layout.note}>{note}</span>
    </>
  );
}

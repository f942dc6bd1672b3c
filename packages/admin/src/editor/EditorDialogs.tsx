'use client';

import { ConflictDialog } from './ConflictDialog.tsx';
import type { AnyChange, AnyConflict, EditorLabels } from './editor-labels.ts';
import { ReviewDialog } from './ReviewDialog.tsx';

interface EditorDialogsProps<Field extends string> {
  labels: EditorLabels<Field>;
  state: { changes: readonly AnyChange<Field>[]; conflicts: readonly AnyConflict<Field>[] };
  isReviewing: boolean;
  onCloseReview: () => void;
  /** When the other user saved, formatted; empty if that is not known. */
  time: string;
  revert: (fields: Field[]) => void;
  resolve: (theirs: Field[]) => void;
  postpone: () => void;
  save: () => Promise<unknown>;
}

/** What an editor asks: the review of its changes, and the choice between two users' values. */
export function EditorDialogs<Field extends string>({
  labels,
  state: { changes, conflicts },
  isReviewing,
  onCloseReview,
  time,
  revert,
  resolve,
  postpone,
  save,
}: EditorDialogsProps<Field>) {
  return (
    <>
      <ReviewDialog
        {...labels}
        open={isReviewing}
        onClose={onCloseReview}
        changes={changes}
        onRevert={(field) => revert([field])}
      />
      <ConflictDialog
        {...labels}
        conflicts={conflicts}
        time={time}
        onResolve={(theirs) => {
          resolve(theirs);
          void save();
        }}
        onClose={postpone}
      />
    </>
  );
}

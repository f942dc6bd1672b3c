'use client';

import { Button, Dialog } from '@vitrine/ui';
import { type ReactNode, useState } from 'react';

interface QueueConfirmDialogProps<Subject> {
  /** The subject of the action; the dialog is open while it is set. */
  subject: Subject | undefined;
  title: string;
  /** Label of the action button. */
  answer: string;
  rejectLabel: string;
  onAnswer: (subject: Subject) => void;
  onClose: () => void;
  /** Called when the dialog has been removed and has restored the focus if possible. */
  onClosed: () => void;
  /** Returns the consequences of the action. */
  children: (subject: Subject) => ReactNode;
}

/** Confirmation dialog for an irreversible action. */
export function QueueConfirmDialog<Subject extends object>({
  subject,
  title,
  answer,
  rejectLabel,
  onAnswer,
  onClose,
  onClosed,
  children,
}: QueueConfirmDialogProps<Subject>) {
  // While it closes, its last subject is still on show.
  const [shown, setShown] = useState(subject);
  if (subject && subject !== shown) setShown(subject);
  return (
    <Dialog.Root open={subject !== undefined} onOpenChange={(open) => !open && onClose()}>
      <Dialog.Content role="alertdialog" onCloseAutoFocus={() => queueMicrotask(onClosed)}>
        <Dialog.Header>
          <Dialog.Title>{title}</Dialog.Title>
        </Dialog.Header>
        <Dialog.Body>
          <Dialog.Description>{shown && children(shown)}</Dialog.Description>
        </Dialog.Body>
        <Dialog.Footer>
          <Button
            emphasis="primary"
            onClick={() => {
              if (subject) onAnswer(subject);
              onClose();
            }}
          >
            {answer}
          </Button>
          <Button onClick={onClose}>{rejectLabel}</Button>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  );
}

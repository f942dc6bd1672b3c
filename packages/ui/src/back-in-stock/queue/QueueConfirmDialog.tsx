import { type ReactNode, useState } from 'react';
import { Button } from '../../primitives/button/Button.tsx';
import { Dialog } from '../../primitives/dialog/Dialog.tsx';

interface QueueConfirmDialogProps<Subject> {
  /** What it is about; it is in the way as long as there is something. */
  subject: Subject | undefined;
  title: string;
  /** What is done: the words of its button. */
  answer: string;
  rejectLabel: string;
  onAnswer: (subject: Subject) => void;
  onClose: () => void;
  /** It has gone from the page, and has given the focus back where that was still possible. */
  onClosed: () => void;
  /** What would come of it. */
  children: (subject: Subject) => ReactNode;
}

/** Asks before something is done that cannot be taken back. */
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

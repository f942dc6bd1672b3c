'use client';

import { toast as sonner } from 'sonner';
import { ToastCard, type ToastOptions } from './ToastCard.tsx';

/**
 * How long a message is shown, in milliseconds. The timer pauses while it is hovered or focused.
 */
const lifetime = 8000;

/**
 * Shows a success message over the page for 8 seconds: “Ring vase removed”. Requires a `Toaster` in
 * the page. Errors stay where they occurred: use `Callout` for them.
 *
 * @returns a function that dismisses the message.
 */
export function toast(message: string, { action }: ToastOptions = {}): () => void {
  let isDismissed = false;
  const forget = () => {
    isDismissed = true;
  };
  const show = (duration: number, id?: string | number): string | number =>
    sonner.custom(
      (own) => (
        <ToastCard
          message={message}
          action={action}
          // The focus also leaves a message that is being dismissed, which must not bring it back.
          onDismiss={() => {
            forget();
            sonner.dismiss(own);
          }}
          onHold={(isPaused) =>
            isDismissed || show(isPaused ? Number.POSITIVE_INFINITY : lifetime, own)
          }
        />
      ),
      { id, duration, unstyled: true, onDismiss: forget, onAutoClose: forget },
    );
  const id = show(lifetime);
  return () => void sonner.dismiss(id);
}

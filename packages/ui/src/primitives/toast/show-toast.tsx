'use client';

import { toast as sonner } from 'sonner';
import { ToastCard, type ToastOptions } from './ToastCard.tsx';

/**
 * How long a message is shown, in milliseconds. The timer pauses while it is hovered or focused.
 */
const lifetime = 8000;

let markMounted = () => {};

/** Settles when the region is mounted for the first time: earlier messages would be lost. */
const mounted = new Promise<void>((resolve) => {
  markMounted = resolve;
});

/** Called when the region is mounted. */
export const onRegionMount = () => markMounted();

/** Settles when a message would show. */
export const whenRegionMounted = (): Promise<void> => mounted;

/** Shows a message, whose library is loaded. Returns a function that dismisses it. */
export function showToast(message: string, { action }: ToastOptions): () => void {
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

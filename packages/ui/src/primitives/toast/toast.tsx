import { toast as sonner } from 'sonner';
import { ToastCard, type ToastOptions } from './ToastCard.tsx';

/** How long a message stays, in milliseconds. It waits while it is hovered or has the focus. */
const lifetime = 8000;

/**
 * Says that something is done, over the page, for 8 seconds: “Ring vase removed”. It needs a
 * `Toaster` in the page. Errors stay where they happened: use `Callout` for them.
 *
 * @returns a function that takes the message away.
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
          // The focus also leaves what is just going away: that must not bring it back.
          onDismiss={() => {
            forget();
            sonner.dismiss(own);
          }}
          onHold={(isHeld) =>
            isDismissed || show(isHeld ? Number.POSITIVE_INFINITY : lifetime, own)
          }
        />
      ),
      { id, duration, unstyled: true, onDismiss: forget, onAutoClose: forget },
    );
  const id = show(lifetime);
  return () => void sonner.dismiss(id);
}

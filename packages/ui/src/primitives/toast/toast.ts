import type { ToastOptions } from './ToastCard.tsx';

/**
 * Shows a success message over the page for 8 seconds: “Ring vase removed”. Requires a `Toaster` in
 * the page. Errors stay where they occurred: use `Callout` for them.
 *
 * @returns a function that dismisses the message.
 */
export function toast(message: string, options: ToastOptions = {}): () => void {
  let isDismissed = false;
  let dismiss = () => {};
  void import('./show-toast.tsx').then(async ({ showToast, whenRegionMounted }) => {
    await whenRegionMounted();
    if (!isDismissed) dismiss = showToast(message, options);
  });
  return () => {
    isDismissed = true;
    dismiss();
  };
}

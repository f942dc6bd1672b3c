const isHidden = () => globalThis.document?.visibilityState === 'hidden';

/** Waits until the page is seen; not at all where it is, and where there is none, as on a server. */
export async function whenVisible(): Promise<void> {
  if (!isHidden()) return;
  await new Promise<void>((resolve) => {
    const look = () => {
      if (isHidden()) return;
      globalThis.removeEventListener('visibilitychange', look);
      resolve();
    };
    globalThis.addEventListener('visibilitychange', look);
  });
}

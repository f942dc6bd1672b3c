import { useSyncExternalStore } from 'react';

const finger = '(pointer: coarse)';

function subscribe(tell: () => void) {
  const media = matchMedia(finger);
  media.addEventListener('change', tell);
  return () => media.removeEventListener('change', tell);
}

/** Whether a finger does what is to be done; a server takes it for so. */
export const useTouched = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(finger).matches,
    () => true,
  );

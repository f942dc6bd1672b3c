'use client';

import { useSyncExternalStore } from 'react';

let known: string | undefined;

function ofDevice(): string {
  known ??= new Intl.DateTimeFormat().resolvedOptions().timeZone;
  return known;
}

const unknown = () => undefined;

/** The device of a traveler may have another zone when the page is shown again. */
function listen(onChange: () => void): () => void {
  const readAgain = () => {
    known = undefined;
    onChange();
  };
  document.addEventListener('visibilitychange', readAgain);
  return () => document.removeEventListener('visibilitychange', readAgain);
}

/** Returns the time zone of the visitor's device; undefined on the server. */
export const useVisitorTimeZone = (): string | undefined =>
  useSyncExternalStore<string | undefined>(listen, ofDevice, unknown);

'use client';

import { useSyncExternalStore } from 'react';

const never = () => () => {};
const ofDevice = () => new Intl.DateTimeFormat().resolvedOptions().timeZone;
const unknown = () => undefined;

/** Returns the time zone of the visitor's device; undefined on the server. */
export const useVisitorTimeZone = (): string | undefined =>
  useSyncExternalStore<string | undefined>(never, ofDevice, unknown);

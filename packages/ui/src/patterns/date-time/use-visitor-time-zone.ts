import { useSyncExternalStore } from 'react';

const never = () => () => {};
const ofDevice = () => new Intl.DateTimeFormat().resolvedOptions().timeZone;
const unknown = () => undefined;

/** The time zone of the visitor's device. A server does not know it, so it sends none. */
export const useVisitorTimeZone = (): string | undefined =>
  useSyncExternalStore<string | undefined>(never, ofDevice, unknown);

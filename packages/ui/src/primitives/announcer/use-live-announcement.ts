import { useEffect } from 'react';
import { type Politeness, useAnnounce } from './Announcer.tsx';

/** Speaks a sentence as soon as it is in the page, and each one that takes its place. */
export function useLiveAnnouncement(
  labelText: string | null | undefined,
  politeness?: Politeness,
): void {
  const announce = useAnnounce();
  useEffect(() => {
    if (labelText) announce(labelText, politeness);
  }, [announce, labelText, politeness]);
}

'use client';

import { useEffect } from 'react';
import { type Politeness, useAnnounce } from './Announcer.tsx';

/** Announces a message when it appears, and each message that replaces it. */
export function useLiveAnnouncement(
  text: string | null | undefined,
  politeness?: Politeness,
): void {
  const announce = useAnnounce();
  useEffect(() => {
    if (text) announce(text, politeness);
  }, [announce, text, politeness]);
}

import { useEffect } from 'react';
import { useAnnounce } from './Announcer.tsx';

/** Speaks a sentence as soon as it stands in the page, and each one that takes its place. */
export function useSpoken(words: string | undefined): void {
  const announce = useAnnounce();
  useEffect(() => {
    if (words) announce(words);
  }, [announce, words]);
}

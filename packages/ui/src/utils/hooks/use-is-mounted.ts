import { useCallback, useEffect, useRef } from 'react';

/** Tells whether a part still is on the page: who has left it is led nowhere by a late answer. */
export function useIsMounted(): () => boolean {
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return useCallback(() => isHere.current, []);
}

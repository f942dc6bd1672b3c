'use client';

import { useCallback, useEffect, useRef } from 'react';

/** Reports whether a component is still mounted: after it left the page, a late response changes nothing. */
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

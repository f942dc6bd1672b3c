'use client';

import { useAnnounce } from '@vitrine/ui';
import { useEffect, useRef } from 'react';

/**
 * Announces the number of results once for each request of the visitor, not for those of the list
 * itself.
 *
 * @param request identifies what was requested: filters and search
 * @param message the number as a text; undefined until the results of the request have arrived
 */
export function useAnnouncedCount(request: string, message: string | undefined): void {
  const announce = useAnnounce();
  const announced = useRef(request);
  useEffect(() => {
    if (message === undefined || announced.current === request) return;
    announced.current = request;
    announce(message);
  }, [message, request, announce]);
}

'use client';

import { type LastAdded, lastAddedAtom, useAtomValue } from '@vitrine/atoms';
import { useEffect, useEffectEvent, useRef } from 'react';

/** Calls back once for each addition to the cart, when the platform has confirmed it. */
export function useAddedToCartAnnouncement(onAdded: (addition: LastAdded) => void): void {
  const addition = useAtomValue(lastAddedAtom);
  const announcedCount = useRef(addition?.count ?? 0);
  const onAddition = useEffectEvent(onAdded);
  useEffect(() => {
    if (!addition || addition.count === announcedCount.current) return;
    announcedCount.current = addition.count;
    onAddition(addition);
  }, [addition]);
}

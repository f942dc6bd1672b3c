'use client';

import { useAnnounce } from '@vitrine/ui';
import { useEffect, useRef } from 'react';

/** How far a run is. */
interface RunProgress {
  done: number;
  total: number;
  /** Whether it runs now. A pause announces nothing. Default true. */
  isRunning?: boolean;
}

/**
 * Announces the progress of a run when a quarter of it is done: at 25, 50, 75 and 100 %. More often
 * would interrupt what a screen reader reads.
 *
 * @param text the progress as text, such as “3 of 12 done”
 */
export function useProgressAnnouncements(
  { done, total, isRunning = true }: RunProgress,
  text: string,
): void {
  const announce = useAnnounce();
  const announced = useRef(0);
  const quarter = total > 0 ? Math.floor((done / total) * 4) : 0;
  useEffect(() => {
    if (!isRunning || quarter === announced.current) return;
    announced.current = quarter;
    if (quarter > 0) announce(text);
  }, [isRunning, quarter, text, announce]);
}

import { useEffect, useState } from 'react';

/** Seconds that are left of a wait. @returns them, and what begins the wait. */
export function useCountdown(seconds: number): [left: number, begin: () => void] {
  const [left, setLeft] = useState(0);
  const isRunning = left > 0;
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setLeft((count) => Math.max(0, count - 1)), 1_000);
    return () => clearInterval(timer);
  }, [isRunning]);
  return [left, () => setLeft(seconds)];
}

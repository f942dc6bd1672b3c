import { type RefObject, useEffect, useRef, useState } from 'react';

const reachable = 'a[href], button, input, select, textarea, summary, [tabindex]';

/**
 * Whether a scroller must be a stop of the Tab key: its content is higher than it, and nothing in
 * there takes the focus, so that the keyboard could not scroll it otherwise.
 *
 * @returns the reference for the scroller's one child, and the answer, kept up to date.
 */
export function useScrollLock(): [RefObject<HTMLDivElement | null>, boolean] {
  const content = useRef<HTMLDivElement>(null);
  const [isStop, setStop] = useState(false);
  useEffect(() => {
    const inner = content.current;
    const scroller = inner?.parentElement;
    if (!inner || !scroller) return;
    const sizes = new ResizeObserver(() => {
      const overflows = scroller.scrollHeight > scroller.clientHeight;
      setStop(overflows && !inner.querySelector(reachable));
    });
    sizes.observe(scroller);
    sizes.observe(inner);
    return () => sizes.disconnect();
  }, []);
  return [content, isStop];
}

import { type RefObject, useEffect, useState } from 'react';

/**
 * Whether an element, or the parent of a table, is smaller than its content, so that it scrolls.
 * Counts as overflowing until measured.
 */
export function useOverflow(ref: RefObject<HTMLElement | null>): boolean {
  const [overflows, setOverflows] = useState(true);
  useEffect(() => {
    const { current } = ref;
    const scroller = current instanceof HTMLTableElement ? current.parentElement : current;
    if (!scroller) return;
    const measure = () =>
      setOverflows(
        scroller.scrollWidth > scroller.clientWidth ||
          scroller.scrollHeight > scroller.clientHeight,
      );
    const observer = new ResizeObserver(measure);
    for (const element of [scroller, ...scroller.children]) observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return overflows;
}

import { type RefObject, useEffect, useState } from 'react';

/**
 * Whether an element, or the parent of a table, is smaller than its content, so that it scrolls.
 *
 * @param initial the result on the server, and until it is measured.
 */
export function useOverflow(ref: RefObject<HTMLElement | null>, initial: boolean): boolean {
  const [overflows, setOverflows] = useState(initial);
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

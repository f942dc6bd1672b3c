import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Whether an element is smaller than its content, so that it scrolls.
 *
 * @param getScroller returns the element, once it is rendered.
 * @param initial the result on the server, and until it is measured.
 */
export function useOverflow(
  getScroller: () => HTMLElement | null | undefined,
  initial: boolean,
): boolean {
  const [overflows, setOverflows] = useState(initial);
  const readScroller = useEffectEvent(getScroller);
  useEffect(() => {
    const scroller = readScroller();
    if (!scroller) return;
    const measure = () =>
      setOverflows(
        scroller.scrollWidth > scroller.clientWidth ||
          scroller.scrollHeight > scroller.clientHeight,
      );
    const observer = new ResizeObserver(measure);
    for (const element of [scroller, ...scroller.children]) observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return overflows;
}

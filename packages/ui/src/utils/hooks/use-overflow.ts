import { useEffect, useEffectEvent, useState } from 'react';

/** The directions in which an element scrolls: along its lines, across them, or both. */
export type Overflow = 'inline' | 'block' | 'both';

function getOverflow(scroller: HTMLElement): Overflow | undefined {
  const isInline = scroller.scrollWidth > scroller.clientWidth;
  const isBlock = scroller.scrollHeight > scroller.clientHeight;
  if (isInline) return isBlock ? 'both' : 'inline';
  return isBlock ? 'block' : undefined;
}

/**
 * Returns the directions in which an element is smaller than its content, so that it scrolls;
 * undefined if it fits.
 *
 * @param getScroller returns the element, once it is rendered.
 * @param initial the result on the server, and until it is measured.
 */
export function useOverflow(
  getScroller: () => HTMLElement | null | undefined,
  initial: Overflow | undefined,
): Overflow | undefined {
  const [overflow, setOverflow] = useState(initial);
  const readScroller = useEffectEvent(getScroller);
  useEffect(() => {
    const scroller = readScroller();
    if (!scroller) return;
    const measure = () => setOverflow(getOverflow(scroller));
    const observer = new ResizeObserver(measure);
    for (const element of [scroller, ...scroller.children]) observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return overflow;
}

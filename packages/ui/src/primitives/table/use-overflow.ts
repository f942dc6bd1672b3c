import { type RefObject, useEffect, useState } from 'react';

/** Whether an element overflows its container. Counts as overflowing until measured. */
export function useOverflow(inner: RefObject<HTMLElement | null>): boolean {
  const [overflows, setOverflows] = useState(true);
  useEffect(() => {
    const outer = inner.current?.parentElement;
    if (!inner.current || !outer) return;
    const measure = () =>
      setOverflows(
        outer.scrollWidth > outer.clientWidth || outer.scrollHeight > outer.clientHeight,
      );
    const observer = new ResizeObserver(measure);
    observer.observe(outer);
    observer.observe(inner.current);
    return () => observer.disconnect();
  }, [inner]);
  return overflows;
}

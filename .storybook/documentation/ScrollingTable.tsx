import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { components } from 'storybook/internal/components';

/**
 * A table of a documentation page. If it is wider than the page, it scrolls, and the keyboard
 * reaches it.
 */
export function ScrollingTable(props: ComponentProps<'table'>) {
  const region = useRef<HTMLDivElement>(null);
  const [overflows, setOverflows] = useState(false);

  useEffect(() => {
    const { current } = region;
    if (!current) return;
    const observer = new ResizeObserver(() =>
      setOverflows(current.scrollWidth > current.clientWidth),
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, []);

  const scrolling = overflows && { role: 'group', 'aria-label': 'Table', tabIndex: 0 };
  return (
    <div ref={region} {...scrolling} style={{ overflowX: 'auto' }}>
      <components.table {...props} />
    </div>
  );
}

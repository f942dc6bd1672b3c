'use client';

/** Views that share one area, of which one is visible. */

import * as Radix from 'radix-ui/tabs';
import { useLayoutEffect, useRef } from 'react';
import { classes } from '../../utils/classes.ts';
import { useOverflow } from '../../utils/hooks/use-overflow.ts';
import * as css from './Tabs.css.ts';

export type TabsProps = Radix.TabsProps;

export interface TabsListProps extends Omit<Radix.TabsListProps, 'ref'> {
  /** Accessible name of the tabs. */
  'aria-label': string;
}

/** The row of tabs. Arrows move in the direction of reading, Home and End to the edges. */
function List({ className, ...rest }: TabsListProps) {
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const current = list.current?.querySelector<HTMLElement>('[data-state="active"]');
    if (current && list.current) bringIntoView(current, list.current);
  }, []);
  const overflow = useOverflow(() => list.current, undefined);
  return (
    <Radix.List
      {...rest}
      ref={list}
      data-overflow={overflow}
      className={classes(css.list, className)}
    />
  );
}

/**
 * Scrolls only the scroll container, never the page. The item keeps the container's padding around
 * it.
 */
function bringIntoView(item: HTMLElement, scroller: HTMLElement) {
  const scrollerBounds = scroller.getBoundingClientRect();
  const itemBounds = item.getBoundingClientRect();
  const padding = Number.parseFloat(getComputedStyle(scroller).paddingInlineStart);
  scroller.scrollLeft += Math.max(0, itemBounds.right + padding - scrollerBounds.right);
  scroller.scrollLeft -= Math.max(0, scrollerBounds.left + padding - itemBounds.left);
}

/** A tab, which shows the panel of its `value`. */
function Tab({ className, ...rest }: Radix.TabsTriggerProps) {
  return <Radix.Trigger {...rest} className={classes(css.tab, className)} />;
}

/** The content of the tab with the same `value`. */
function Panel({ className, ...rest }: Radix.TabsContentProps) {
  return <Radix.Content {...rest} className={classes(css.panel, className)} />;
}

export { Root } from 'radix-ui/tabs';
/** Views that share one area, of which one is visible. */
export { List, Panel, Tab };

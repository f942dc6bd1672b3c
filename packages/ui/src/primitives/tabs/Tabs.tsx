import * as Radix from 'radix-ui/tabs';
import { useLayoutEffect, useRef } from 'react';
import { classes } from '../../utils/classes.ts';
import * as css from './Tabs.css.ts';

export type TabsProps = Radix.TabsProps;

export interface TabsListProps extends Omit<Radix.TabsListProps, 'ref'> {
  /** What the tabs are views of, for speech. */
  'aria-label': string;
}

/** The row of tabs. Arrows move in the direction of reading, Home and End to the edges. */
function List({ className, ...rest }: TabsListProps) {
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const current = list.current?.querySelector<HTMLElement>('[data-state="active"]');
    if (current && list.current) bringIntoView(current, list.current);
  }, []);
  return <Radix.List {...rest} ref={list} className={classes(css.list, className)} />;
}

/** Moves the scroller only, never the page; the item keeps the scroller's padding around it. */
function bringIntoView(item: HTMLElement, scroller: HTMLElement) {
  const room = scroller.getBoundingClientRect();
  const place = item.getBoundingClientRect();
  const padding = Number.parseFloat(getComputedStyle(scroller).paddingInlineStart);
  scroller.scrollLeft += Math.max(0, place.right + padding - room.right);
  scroller.scrollLeft -= Math.max(0, room.left + padding - place.left);
}

function Tab({ className, ...rest }: Radix.TabsTriggerProps) {
  return <Radix.Trigger {...rest} className={classes(css.tab, className)} />;
}

/** What the tab of the same `value` shows. */
function Panel({ className, ...rest }: Radix.TabsContentProps) {
  return <Radix.Content {...rest} className={classes(css.panel, className)} />;
}

/** Views of one thing in one place, of which one is shown. */
export const Tabs = { Root: Radix.Root, List, Tab, Panel };

'use client';

import { type EventList, useAtom, useAtomValue } from '@vitrine/atoms';
import { type ComponentProps, useMemo } from 'react';
import { ResultCountAnnouncer } from '../../patterns/list-footer/ResultCountAnnouncer.tsx';
import * as Tabs from '../../primitives/tabs/Tabs.tsx';
import { classes } from '../../utils/classes.ts';
import * as css from './EventList.css.ts';
import { EventListContext, type EventListContextValue } from './event-list-context.ts';

export interface EventListRootProps
  extends Omit<EventListContextValue, 'labels'>,
    Omit<ComponentProps<'div'>, 'dir' | 'defaultValue'> {
  /** Result of `createEventList`. Create it once, outside of rendering or in a `useMemo`. */
  list: EventList;
  /** Labels for tabs and facets without a message, by their ids. */
  labels?: Readonly<Record<string, string>>;
}

const emptyLabels = {};

/**
 * A list of events with its tabs, filters, views and pages. Its components can be placed anywhere.
 * Announces the number of results.
 */
export function EventListRoot({
  list,
  labels = emptyLabels,
  className,
  children,
  ...rest
}: EventListRootProps) {
  const [{ tab = '' }, change] = useAtom(list.stateAtom);
  const view = useAtomValue(list.viewAtom);
  const value = useMemo(() => ({ list, labels }), [list, labels]);
  return (
    <EventListContext value={value}>
      <Tabs.Root
        {...rest}
        value={tab}
        // Each tab has its own URL, so arrow keys alone do not navigate.
        activationMode="manual"
        onValueChange={(id) => change({ tab: id })}
        className={classes(css.root, className)}
      >
        {children}
      </Tabs.Root>
      {view !== 'calendar' && <ResultCountAnnouncer list={list} message="events.count" />}
    </EventListContext>
  );
}

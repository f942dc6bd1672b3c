import { type EventList, useAtom, useAtomValue } from '@vitrine/atoms';
import { type ComponentProps, useMemo } from 'react';
import { classes } from '../../lib/classes.ts';
import { CountSpeech } from '../../lib/list/CountSpeech.tsx';
import { Tabs } from '../../primitives/tabs/Tabs.tsx';
import * as css from './EventList.css.ts';
import { EventListContext, type EventListContextValue } from './event-list-context.ts';

export interface EventListRootProps
  extends Omit<EventListContextValue, 'words'>,
    Omit<ComponentProps<'div'>, 'dir' | 'defaultValue'> {
  /** Of `createEventList`: make it once, outside of rendering or in a `useMemo`. */
  list: EventList;
  /** Words for tabs and facets, by their ids, where the messages have none. */
  words?: Readonly<Record<string, string>>;
}

const noWords = {};

/**
 * A list of events with its tabs, filters, views and pages. Its parts stand wherever the page wants
 * them; it speaks of what was found.
 */
export function EventListRoot({
  list,
  words = noWords,
  hrefOf,
  linkAs,
  className,
  children,
  ...rest
}: EventListRootProps) {
  const [{ tab = '' }, change] = useAtom(list.stateAtom);
  const view = useAtomValue(list.viewAtom);
  const value = useMemo(() => ({ list, words, hrefOf, linkAs }), [list, words, hrefOf, linkAs]);
  return (
    <EventListContext value={value}>
      <Tabs.Root
        {...rest}
        value={tab}
        // Each tab has an address of its own, and arrows alone lead nowhere.
        activationMode="manual"
        onValueChange={(id) => change({ tab: id })}
        className={classes(css.root, className)}
      >
        {children}
      </Tabs.Root>
      {view !== 'calendar' && <CountSpeech list={list} message="events.count" />}
    </EventListContext>
  );
}

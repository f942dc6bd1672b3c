import { eventTabCountsAtom, useAtomValue } from '@vitrine/atoms';
import type { ComponentProps } from 'react';
import { Tabs, type TabsListProps } from '../../primitives/tabs/Tabs.tsx';
import { Text } from '../../primitives/text/Text.tsx';
import { VisuallyHidden } from '../../primitives/visually-hidden/VisuallyHidden.tsx';
import { useUi } from '../../provider/UiProvider.tsx';
import { classes } from '../../utils/classes.ts';
import { AppliedEventFilters } from '../filters/AppliedEventFilters.tsx';
import { EventFilterBar } from '../filters/EventFilterBar.tsx';
import { EventFilterSheet } from '../filters/EventFilterSheet.tsx';
import * as css from './EventList.css.ts';
import { EventListEmpty } from './EventListEmpty.tsx';
import { EventListItems } from './EventListItems.tsx';
import { EventListRoot } from './EventListRoot.tsx';
import { useEventLabels, useEventList } from './event-list-context.ts';
import { ViewSwitch } from './ViewSwitch.tsx';

/**
 * The events by status as tabs, each with the platform's number of events. The calendar shows all
 * of them together, so it has no tabs.
 */
function EventTabs(props: Partial<Omit<TabsListProps, 'children'>>) {
  const { t, locale } = useUi();
  const { list } = useEventList();
  const getName = useEventLabels();
  const view = useAtomValue(list.viewAtom);
  const counts = useAtomValue(eventTabCountsAtom(list));
  if (view === 'calendar') return null;
  return (
    <Tabs.List
      {...props}
      aria-label={props['aria-label'] ?? t('events.tabs')}
      className={classes(props.className)}
    >
      {list.tabs.map(({ id }) => (
        <Tabs.Tab key={id} value={id}>
          {getName('tab', id)}
          {counts && (
            <>
              <span aria-hidden="true" className={css.tabCount}>
                {new Intl.NumberFormat(locale).format(counts[id] ?? 0)}
              </span>
              <VisuallyHidden>, {t('events.count', { count: counts[id] ?? 0 })}</VisuallyHidden>
            </>
          )}
        </Tabs.Tab>
      ))}
    </Tabs.List>
  );
}

/** The number of events. The list announces changes automatically. */
function EventCount({ className, ...rest }: Omit<ComponentProps<'p'>, 'children'>) {
  const { t } = useUi();
  const { list } = useEventList();
  const { total, status } = useAtomValue(list.resultAtom);
  const view = useAtomValue(list.viewAtom);
  const isLoaded = status === 'success' && total !== undefined && view !== 'calendar';
  return (
    <Text as="p" tone="muted" {...rest} className={className}>
      {isLoaded && t('events.count', { count: total })}
    </Text>
  );
}

/**
 * An event list with all its controls, on the state of `createEventList`: as a list, as cards, or
 * as a month. The page can place the components anywhere.
 */
export const EventList = {
  Root: EventListRoot,
  Count: EventCount,
  Tabs: EventTabs,
  Bar: EventFilterBar,
  FilterSheet: EventFilterSheet,
  Views: ViewSwitch,
  Applied: AppliedEventFilters,
  Items: EventListItems,
  Empty: EventListEmpty,
};

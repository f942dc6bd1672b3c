'use client';

/**
 * An event list with all its controls, on the state of `createEventList`: as a list, as cards, or
 * as a month. The page can place the components anywhere.
 */

import { eventTabCountsAtom, useAtomValue } from '@vitrine/atoms';
import type { ComponentProps } from 'react';
import type { TabsListProps } from '../../primitives/tabs/Tabs.tsx';
import * as Tabs from '../../primitives/tabs/Tabs.tsx';
import { Text } from '../../primitives/text/Text.tsx';
import { VisuallyHidden } from '../../primitives/visually-hidden/VisuallyHidden.tsx';
import { useUi } from '../../provider/UiProvider.tsx';
import { classes } from '../../utils/classes.ts';
import { getNumberFormat } from '../../utils/number-format.ts';
import * as css from './EventList.css.ts';
import { useEventLabels, useEventListContext } from './event-list-context.ts';
import '../../messages/en/events.ts';

/**
 * The events by status as tabs, each with the platform's number of events. The calendar shows all
 * of them together, so it has no tabs.
 */
function EventTabs(props: Partial<Omit<TabsListProps, 'children'>>) {
  const { t, locale } = useUi();
  const { list } = useEventListContext();
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
                {getNumberFormat(locale).format(counts[id] ?? 0)}
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
  const { list } = useEventListContext();
  const { total } = useAtomValue(list.resultAtom);
  const view = useAtomValue(list.viewAtom);
  const isShown = total !== undefined && view !== 'calendar';
  return (
    <Text as="p" tone="muted" {...rest} className={className}>
      {isShown && t('events.count', { count: total })}
    </Text>
  );
}

export { AppliedEventFilters as Applied } from '../filters/AppliedEventFilters.tsx';
export { EventFilterBar as Bar } from '../filters/EventFilterBar.tsx';
export { EventFilterSheet as FilterSheet } from '../filters/EventFilterSheet.tsx';
export { EventListEmpty as Empty } from './EventListEmpty.tsx';
export { EventListItems as Items } from './EventListItems.tsx';
export { EventListRoot as Root } from './EventListRoot.tsx';
export { ViewSwitch as Views } from './ViewSwitch.tsx';
export { EventCount as Count, EventTabs as Tabs };

import { useAtomValue } from '@vitrine/atoms';
import type { ComponentProps } from 'react';
import { Text } from '../../primitives/text/Text.tsx';
import { useUi } from '../../provider/UiProvider.tsx';
import { AppliedEventFilters } from '../filters/AppliedEventFilters.tsx';
import { EventFilterBar } from '../filters/EventFilterBar.tsx';
import { EventFilterSheet } from '../filters/EventFilterSheet.tsx';
import { EventListEmpty } from './EventListEmpty.tsx';
import { EventListItems } from './EventListItems.tsx';
import { EventListRoot } from './EventListRoot.tsx';
import { EventTabs } from './EventTabs.tsx';
import { useEventList } from './event-list-context.ts';
import { ViewSwitch } from './ViewSwitch.tsx';

/** How many events there are. The list speaks of it by itself when it changes. */
function EventCount({ className, ...rest }: Omit<ComponentProps<'p'>, 'children'>) {
  const { t } = useUi();
  const { list } = useEventList();
  const { total, status } = useAtomValue(list.resultAtom);
  const view = useAtomValue(list.viewAtom);
  const isKnown = status === 'success' && total !== undefined && view !== 'calendar';
  return (
    <Text as="p" tone="muted" {...rest} className={className}>
      {isKnown && t('events.count', { count: total })}
    </Text>
  );
}

/**
 * A programme with all that a visitor does to it, on the state of `createEventList`: as a list, as
 * cards, or as a month. The parts stand wherever the page wants them.
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

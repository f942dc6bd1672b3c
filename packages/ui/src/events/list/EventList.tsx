import { AppliedEventFilters } from '../filters/AppliedEventFilters.tsx';
import { EventFilterBar } from '../filters/EventFilterBar.tsx';
import { EventFilterSheet } from '../filters/EventFilterSheet.tsx';
import { EventCount } from './EventCount.tsx';
import { EventListEmpty } from './EventListEmpty.tsx';
import { EventListItems } from './EventListItems.tsx';
import { EventListRoot } from './EventListRoot.tsx';
import { EventTabs } from './EventTabs.tsx';
import { ViewSwitch } from './ViewSwitch.tsx';

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

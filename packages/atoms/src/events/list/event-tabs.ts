import type { Sort } from '@vitrine/client';
import type { EventStatus } from '@vitrine/client/events';
import type { ListTab } from '../../lists/list-filter.ts';
import { START } from './list-fields.ts';

/** A section of a program: the events of some statuses. See docs/reference/events.mdx. */
export interface EventTab extends ListTab {
  /** Statuses of the events that the tab shows. */
  statuses: readonly EventStatus[];
}

const byStart = (order: 'ASC' | 'DESC'): readonly Sort[] => [{ fieldName: START, order }];

/**
 * A tab of these statuses.
 *
 * @param order the nearest or the latest first.
 */
export const eventTab = (
  id: string,
  statuses: readonly EventStatus[],
  order: 'ASC' | 'DESC' = 'ASC',
): EventTab => ({ id, statuses, filter: { status: { $in: statuses } }, sort: byStart(order) });

/** Upcoming or ongoing, past, canceled, and all events. The first is the default. */
export const eventTabs: readonly EventTab[] = [
  eventTab('coming', ['UPCOMING', 'STARTED']),
  eventTab('on', ['STARTED']),
  eventTab('past', ['ENDED'], 'DESC'),
  eventTab('cancelled', ['CANCELED']),
];

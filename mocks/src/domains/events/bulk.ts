import type { WireEvent } from '../../fixtures/events/index.ts';
import type { Incoming, Visitor } from '../../platform/domain.ts';
import type { PlatformContext } from '../../platform/platform-context.ts';
import { schedule } from '../../platform/schedule.ts';
import { canBeCanceled, cancel, remove } from './change.ts';
import { getEventStore } from './get-event-store.ts';
import { readFilter, standing } from './list.ts';

/** Delay between the response and the effect of a bulk request, in milliseconds. */
const BULK_DELAY = 1500;

type Effect = (context: PlatformContext, visitor: Visitor, event: WireEvent) => void;

/**
 * Returns a handler that responds immediately and later applies the effect to all events that match
 * by then, including drafts.
 */
const later =
  (effect: Effect) =>
  ({ context, visitor, body }: Incoming): object => {
    const passes = readFilter(body, true);
    schedule(context, { after: BULK_DELAY }, () => {
      for (const { id } of standing(context, true).filter(passes)) {
        const event = getEventStore(context).get(id);
        if (event) effect(context, visitor, event);
      }
    });
    return {};
  };

export const bulkCancelEventsByFilter = later((context, visitor, event) => {
  if (canBeCanceled(event)) cancel(context, visitor, event);
});

export const bulkDeleteEventsByFilter = later(remove);

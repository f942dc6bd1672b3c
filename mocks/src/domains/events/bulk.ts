import type { WireEvent } from '../../fixtures/events/index.ts';
import type { Incoming, Visitor } from '../../platform/domain.ts';
import type { Platform } from '../../platform/platform-context.ts';
import { schedule } from '../../platform/schedule.ts';
import { canBeCanceled, cancel, remove } from './change.ts';
import { readFilter, standing } from './list.ts';
import { houseOf } from './time-zone.ts';

/** How long after its answer a bulk call takes effect, in milliseconds. */
export const BULK_DELAY = 1500;

type Effect = (platform: Platform, visitor: Visitor, event: WireEvent) => void;

/** Answers at once, and does to all events that pass by then, drafts included, a moment later. */
const later =
  (effect: Effect) =>
  ({ platform, visitor, body }: Incoming): object => {
    const passes = readFilter(body, true);
    schedule(platform, { after: BULK_DELAY }, () => {
      for (const { id } of standing(platform, true).filter(passes)) {
        const event = houseOf(platform).get(id);
        if (event) effect(platform, visitor, event);
      }
    });
    return {};
  };

export const bulkCancelEventsByFilter = later((platform, visitor, event) => {
  if (canBeCanceled(event)) cancel(platform, visitor, event);
});

export const bulkDeleteEventsByFilter = later(remove);

import type { Incoming, Visitor } from '../core/domain.ts';
import type { Platform } from '../core/platform.ts';
import { schedule } from '../core/schedule.ts';
import type { WireEvent } from '../programme.ts';
import { canBeCanceled, cancel, remove } from './change.ts';
import { houseOf } from './house.ts';
import { readFilter, standing } from './list.ts';

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

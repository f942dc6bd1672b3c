import { listOf, optional, text } from '../core/check.ts';
import * as services from '../core/services.ts';
import type { EventV3 } from './event.ts';
import { eventShape } from './shapes.ts';

/** What must be right about `fields` before anything is sent. */
export const fieldSets = optional(listOf(text));

/** What the calls have in common that answer one event. */
export const answersEvent = {
  service: services.events,
  answer: { event: eventShape },
  needs: ['event'],
} as const;

export interface EventAnswer {
  event: EventV3;
}

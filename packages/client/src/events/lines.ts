import * as services from '../http/services.ts';
import { listOf, optional, text } from '../http/validate.ts';
import { eventShape } from './codecs.ts';
import type { EventV3 } from './entity.ts';

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

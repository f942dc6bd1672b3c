import type { EventStatus } from '@vitrine/client/events';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Json } from '../../testing/api-caller.ts';
import { anEvent, newOrganizer } from '../../testing/organizer.ts';

const DAY = 86_400_000;

/**
 * Statuses that may follow each status, by a request or over time. See docs/reference/states.mdx.
 */
const AFTER: Record<EventStatus, readonly (EventStatus | 'gone')[]> = {
  DRAFT: ['DRAFT', 'UPCOMING', 'gone'],
  UPCOMING: ['UPCOMING', 'STARTED', 'ENDED', 'CANCELED', 'gone'],
  STARTED: ['STARTED', 'ENDED', 'CANCELED', 'gone'],
  ENDED: ['ENDED', 'gone'],
  CANCELED: ['CANCELED', 'gone'],
};

const pick = fc.nat({ max: 60 });

const step = fc.oneof(
  fc.record({ act: fc.constant('create' as const), draft: fc.boolean() }),
  fc.record({ act: fc.constantFrom('publish', 'cancel', 'clone', 'delete'), pick }),
  fc.record({ act: fc.constant('advance' as const), days: fc.integer({ min: 1, max: 12 }) }),
);

test('keeps event states and lists consistent for any sequence of actions', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 12, size: 'max' }), async (steps) => {
      const { post, call, query, clock } = newOrganizer();
      const list = async (): Promise<Json[]> => {
        const sort = [{ fieldName: 'id' }];
        const { body } = await query({ sort, paging: { limit: 100 } }, { includeDrafts: true });
        return body.events;
      };

      async function take(one: (typeof steps)[number], events: Json[]) {
        if ('days' in one) return clock.advance(one.days * DAY);
        if ('draft' in one) return post('', { event: anEvent(), draft: one.draft });
        const { id } = events[one.pick % events.length] ?? {};
        return one.act === 'delete'
          ? call('DELETE', `/events/v3/events/${id}`)
          : post(`/${id}/${one.act}`, { draft: true });
      }

      let before = await list();
      for (const one of steps) {
        const response = await take(one, before);
        if (response) expect(response.status).toBeLessThan(500);
        const after = await list();
        const getStatus = new Map<string, EventStatus>(after.map(({ id, status }) => [id, status]));
        for (const { id, status } of before) {
          expect(AFTER[status as EventStatus]).toContain(getStatus.get(id) ?? 'gone');
        }
        expect(new Set(after.map(({ slug }) => slug)).size).toBe(after.length);
        before = after;
      }

      const { facets, pagingMetadata } = (await post('/count-by-status', { includeDrafts: true }))
        .body;
      expect(pagingMetadata.total).toBe(before.length);
      for (const [status, count] of Object.entries(facets.status.counts)) {
        expect(before.filter((event) => event.status === status)).toHaveLength(count as number);
      }
    }),
    { numRuns: 15 },
  );
}, 30_000);

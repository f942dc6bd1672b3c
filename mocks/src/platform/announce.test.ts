import { describe, expect, test, vi } from 'vitest';
import { createTestPlatform } from '../testing/platform.ts';
import { announce, getAnnouncements, onAnnouncement } from './announce.ts';

const newPlatform = () => createTestPlatform({ now: () => Date.parse('2026-03-01T12:00:00Z') });

describe('announce', () => {
  test('records announcements in order, with time and identity', () => {
    const context = newPlatform();
    const visitor = { id: 'v1', role: 'visitor' } as const;
    announce(context, 'cart_created', { id: 'c1', lineItems: [] }, visitor);
    announce(context, 'event_started', { eventId: 'e1' });
    expect(getAnnouncements(context)).toEqual([
      {
        id: expect.any(String),
        name: 'cart_created',
        subject: { id: 'c1', lineItems: [] },
        by: visitor,
        time: '2026-03-01T12:00:00.000Z',
        sequence: 1,
      },
      {
        id: expect.any(String),
        name: 'event_started',
        subject: { eventId: 'e1', timestamp: '2026-03-01T12:00:00.000Z' },
        by: undefined,
        time: '2026-03-01T12:00:00.000Z',
        sequence: 2,
      },
    ]);
  });

  test('captures the state at that time, unaffected by later changes', () => {
    const context = newPlatform();
    const cart = { id: 'c1', couponCode: 'SPRING' };
    announce(context, 'cart_updated', cart);
    cart.couponCode = 'SUMMER';
    expect(getAnnouncements(context)[0]?.subject).toEqual({ id: 'c1', couponCode: 'SPRING' });
  });

  test('notifies a listener until it unsubscribes', () => {
    const context = newPlatform();
    const listener = vi.fn();
    const leave = onAnnouncement(context, listener);
    announce(context, 'ProductDeleted', { productId: 'p1' });
    leave();
    announce(context, 'ProductDeleted', { productId: 'p2' });
    expect(listener.mock.calls).toEqual([[getAnnouncements(context)[0]]]);
  });

  test('keeps the last 1,000 announcements and continues the numbering', () => {
    const context = newPlatform();
    for (let count = 0; count < 1002; count += 1) {
      announce(context, 'ProductDeleted', { productId: 'p1' });
    }
    const announcements = getAnnouncements(context);
    expect(announcements).toHaveLength(1000);
    expect(announcements[0]?.sequence).toBe(3);
  });

  test('is scoped to one platform', () => {
    const context = newPlatform();
    announce(context, 'ProductDeleted', { productId: 'p1' });
    expect(getAnnouncements(newPlatform())).toEqual([]);
  });
});

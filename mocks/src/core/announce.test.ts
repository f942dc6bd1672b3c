import { describe, expect, test, vi } from 'vitest';
import { fennHouse } from '../shop/fenn-house.ts';
import { announce, announcementsOf, onAnnouncement } from './announce.ts';
import { createPlatform } from './platform.ts';

const createTestPlatform = () =>
  createPlatform(
    fennHouse({ mediaBaseUrl: '/pictures' }),
    { apiBaseUrl: 'https://platform.example', hostedBaseUrl: 'https://pages.example' },
    { now: () => Date.parse('2026-03-01T12:00:00Z') },
    'seed',
  );

describe('an announcement', () => {
  test('is kept in the order it was made, with its time and who caused it', () => {
    const platform = createTestPlatform();
    const visitor = { id: 'v1', role: 'visitor' } as const;
    announce(platform, 'cart_created', { id: 'c1', lineItems: [] }, visitor);
    announce(platform, 'event_started', { eventId: 'e1' });
    expect(announcementsOf(platform)).toEqual([
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

  test('tells what was, whatever becomes of the entity', () => {
    const platform = createTestPlatform();
    const cart = { id: 'c1', couponCode: 'SPRING' };
    announce(platform, 'cart_updated', cart);
    cart.couponCode = 'SUMMER';
    expect(announcementsOf(platform)[0]?.subject).toEqual({ id: 'c1', couponCode: 'SPRING' });
  });

  test('is heard until the listener leaves', () => {
    const platform = createTestPlatform();
    const listener = vi.fn();
    const leave = onAnnouncement(platform, listener);
    announce(platform, 'ProductDeleted', { productId: 'p1' });
    leave();
    announce(platform, 'ProductDeleted', { productId: 'p2' });
    expect(listener.mock.calls).toEqual([[announcementsOf(platform)[0]]]);
  });

  test('belongs to one platform', () => {
    const platform = createTestPlatform();
    announce(platform, 'ProductDeleted', { productId: 'p1' });
    expect(announcementsOf(createTestPlatform())).toEqual([]);
  });
});

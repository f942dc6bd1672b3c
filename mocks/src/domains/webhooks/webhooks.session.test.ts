import { type Client, createClient } from '@vitrine/client';
import * as backInStock from '@vitrine/client/back-in-stock';
import * as cart from '@vitrine/client/cart';
import * as admin from '@vitrine/client/catalog-admin';
import * as events from '@vitrine/client/events';
import * as orders from '@vitrine/client/orders';
import { createRedirectSession } from '@vitrine/client/redirects';
import * as tickets from '@vitrine/client/tickets';
import { parseWebhook, type Webhook, type WebhookName } from '@vitrine/client/webhooks';
import { describe, expect, test } from 'vitest';
import { getEventId } from '../../fixtures/events/index.ts';
import { getTicketId } from '../../fixtures/tickets/make-offers.ts';
import { createMockPlatform, type MockPlatform, STORES_APP_ID } from '../../index.ts';
import { createClock } from '../../testing/api-caller.ts';
import { ASTRID, CONCERT } from '../../testing/ticket-buyer.ts';

const HOUR = 3_600_000;
const provider = { apiBaseUrl: 'https://platform.example', brandPrefix: 'BRAND' };

/** Runs a session with the real client, and returns the webhooks that a receiver gets. */
async function collectWebhooks(
  play: (client: Client, platform: MockPlatform) => Promise<unknown>,
): Promise<Webhook[]> {
  const clock = createClock();
  const platform = createMockPlatform({ clock, brandPrefix: provider.brandPrefix });
  const client = createClient({ clientId: 'session', provider, fetch: platform.fetch, clock });
  await play(client, platform);
  const publicKey = await platform.webhooks.publicKey();
  const options = { publicKey, provider, clock: platform.clock };
  return Promise.all(
    platform.announcements.map(async (one) =>
      parseWebhook(await platform.webhooks.getBody(one), options),
    ),
  );
}

const getNames = (webhooks: Webhook[]) => webhooks.map(({ name }) => name);

/** The first webhook of a name. */
function find<Name extends WebhookName>(webhooks: Webhook[], name: Name) {
  const found = webhooks.find((webhook): webhook is Extract<Webhook, { name: Name }> => {
    return webhook.name === name;
  });
  if (!found) throw new Error(`${name} was not announced, but ${getNames(webhooks)}.`);
  return found;
}

describe('webhooks sent to a receiver', () => {
  test('covers a cart and its checkout', async () => {
    const webhooks = await collectWebhooks(async (client, platform) => {
      const catalogItemId = platform.catalog.product('low-pitcher').id;
      const catalogReference = { appId: STORES_APP_ID, catalogItemId };
      await cart.addToCurrentCart(client, { lineItems: [{ catalogReference, quantity: 1 }] });
      await cart.updateCurrentCart(client, { couponCode: 'FIRSTLIGHT' });
      const { checkoutId } = await cart.createCheckoutFromCurrentCart(client, {
        channelType: 'WEB',
      });
      await createRedirectSession(client, { ecomCheckout: { checkoutId } });
      await cart.deleteCurrentCart(client);
    });
    expect(getNames(webhooks)).toEqual(
      expect.arrayContaining([
        'cart_created',
        'cart_updated',
        'redirect_session_created',
        'cart_deleted',
      ]),
    );
    const { entity, metadata } = find(webhooks, 'cart_created');
    expect([entity.lineItems.length, entity.createdDate instanceof Date]).toEqual([1, true]);
    expect([metadata.entityId, metadata.identity?.identityType]).toEqual([
      entity._id,
      'ANONYMOUS_VISITOR',
    ]);
    const session = find(webhooks, 'redirect_session_created').entity;
    expect(session.fullUrl).toMatch(/^https:/);
    expect(session).not.toHaveProperty('sessionToken');
  });

  test('covers back-in-stock requests', async () => {
    const webhooks = await collectWebhooks(async (client, platform) => {
      platform.catalog.setStock('low-pitcher', 0);
      const catalogItemId = platform.catalog.product('low-pitcher').id;
      const request = {
        catalogReference: { appId: STORES_APP_ID, catalogItemId },
        email: ASTRID.email,
      };
      const { _id } = await backInStock.createBackInStockNotificationRequest(client, request, {
        name: 'Low pitcher',
      });
      await backInStock.markAsNotificationSent(client, _id);
      await backInStock.deleteBackInStockNotificationRequest(client, _id);
    });
    expect(getNames(webhooks)).toEqual([
      'back_in_stock_notification_request_created',
      'back_in_stock_notification_request_updated',
      'back_in_stock_notification_request_deleted',
    ]);
    expect(
      find(webhooks, 'back_in_stock_notification_request_created').entity.createdDate,
    ).toBeInstanceOf(Date);
  });

  test('covers catalog changes', async () => {
    const webhooks = await collectWebhooks(async (client) => {
      const { product } = await admin.createProduct(client, {
        name: 'Vase',
        priceData: { price: 12.5 },
      });
      await admin.updateProduct(client, product._id, { name: 'Tall vase' });
      const { collection } = await admin.createCollection(client, { name: 'Tall' });
      await admin.updateCollection(client, collection._id, { name: 'Taller' });
      await admin.deleteCollection(client, collection._id);
      await admin.deleteProduct(client, product._id);
    });
    expect(getNames(webhooks)).toEqual(
      expect.arrayContaining([
        'ProductCreated',
        'ProductChanged',
        'ProductDeleted',
        'CollectionCreated',
        'CollectionChanged',
        'CollectionDeleted',
      ]),
    );
    expect(find(webhooks, 'ProductCreated').data).toMatchObject({
      name: 'Vase',
      price: { price: 12.5 },
    });
  });

  test('covers an event from draft to end', async () => {
    const webhooks = await collectWebhooks(async (client, platform) => {
      const event = await events.createEvent(
        client,
        {
          title: 'Winter swim',
          location: { type: 'VENUE', name: 'The pier' },
          dateAndTimeSettings: {
            startDate: new Date(platform.clock.now() + 60 * HOUR),
            endDate: new Date(platform.clock.now() + 62 * HOUR),
            timeZoneId: 'Europe/Copenhagen',
          },
          registration: { initialType: 'RSVP' },
        },
        { draft: true },
      );
      await events.publishDraftEvent(client, event._id);
      await events.updateEvent(client, event._id, { event: { title: 'Cold swim' } });
      const clone = await events.cloneEvent(client, event._id);
      await events.cancelEvent(client, clone.event._id);
      await events.deleteEvent(client, clone.event._id);
      platform.clock.advance(64 * HOUR);
    });
    const ofEvents = getNames(webhooks).filter((name) => name.startsWith('event_'));
    expect(new Set(ofEvents)).toEqual(
      new Set([
        'event_created',
        'event_published',
        'event_updated',
        'event_cloned',
        'event_canceled',
        'event_deleted',
        'event_reminder',
        'event_started',
        'event_ended',
      ]),
    );
    const { data } = find(webhooks, 'event_published');
    expect(data.dateAndTimeSettings?.startDate).toBeInstanceOf(Date);
  });

  test('covers tickets from reservation to check-in', async () => {
    const eventId = getEventId(CONCERT);
    const webhooks = await collectWebhooks(async (client, platform) => {
      const reservation = await tickets.createReservation(client, eventId, {
        ticketQuantities: [
          { ticketDefinitionId: getTicketId(CONCERT, 'Seat in the hall'), quantity: 2 },
        ],
      });
      const { order } = await tickets.checkout(client, eventId, {
        reservationId: reservation._id,
        buyer: ASTRID,
        guests: [],
      });
      const { orderNumber } = order;
      await orders.confirmOrder(client, eventId, { orderNumber: [orderNumber] });
      await orders.bulkUpdateOrders(client, eventId, {
        orderNumber: [orderNumber],
        fields: ['archived'],
        archived: true,
      });
      platform.orders.delete(orderNumber);
    });
    expect(new Set(getNames(webhooks))).toEqual(
      new Set([
        'ReservationCreated',
        'OrderInitiated',
        'ReservationUpdated',
        'OrderConfirmed',
        'OrderUpdated',
        'OrderDeleted',
      ]),
    );
    const { data } = find(webhooks, 'OrderConfirmed');
    expect([data.tickets?.length, data.created instanceof Date]).toEqual([2, true]);
    expect(data.invoice?.items[0]?.fees?.[0]?.name).toBe('FEE');
    expect(find(webhooks, 'ReservationCreated').data.expires).toBeInstanceOf(Date);
  });
});

import { createClient } from '@vitrine/client';
import * as redirects from '@vitrine/client/redirects';
import * as tickets from '@vitrine/client/tickets';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getEventId } from '../fixtures/events/index.ts';
import { createMockPlatform } from '../platform/mock-platform.ts';
import { visitHosted } from '../testing/hosted.ts';
import { CONCERT } from '../testing/ticket-buyer.ts';
import { HOSTED_PATH } from './hosted-page.ts';
import { createPlatformServer, type PlatformServer } from './index.ts';

const platform = createMockPlatform({ hostedBaseUrl: `https://pages.example${HOSTED_PATH}` });
const ASTRID = { firstName: 'Astrid', lastName: 'Winther', email: 'astrid@example.com' };
let server: PlatformServer;

beforeAll(async () => {
  server = await createPlatformServer({ platform, port: 0 });
});
afterAll(() => server.close());

const visit = (url: string, typed?: Record<string, string>) => visitHosted(server.url, url, typed);

/** Returns the URL of the ticket form for a new reservation, as in a redirect session. */
async function formAddress(): Promise<string> {
  const client = createClient({ clientId: 'fenn-house', provider: { apiBaseUrl: server.url } });
  const ticketDefinitionId = platform.tickets.id(CONCERT, 'Seat in the hall');
  const { _id: reservationId } = await tickets.createReservation(client, getEventId(CONCERT), {
    ticketQuantities: [{ ticketDefinitionId, quantity: 1 }],
  });
  const { redirectSession } = await redirects.createRedirectSession(client, {
    eventsCheckout: { eventSlug: CONCERT, reservationId },
    callbacks: { postFlowUrl: 'https://fennhouse.example/thanks?from=tickets' },
  });
  return redirectSession?.fullUrl ?? '';
}

test('lets a buyer complete the form, pay and return with the order number', async () => {
  const url = await formAddress();
  expect(await (await visit(url)).text()).toContain('name="email"');
  const sent = await visit(url, ASTRID);
  expect(sent.status).toBe(303);
  const order = sent.headers.get('location') ?? '';
  const number = /order\/([^?]+)/.exec(order)?.[1] ?? '';
  expect(await (await visit(order)).text()).toContain('INITIATED: 32.00 EUR');
  expect((await visit(order, { outcome: 'PAID' })).status).toBe(303);
  expect(platform.orders.read(number)).toMatchObject({ status: 'PAID', ...ASTRID });
  const paid = await (await visit(order)).text();
  expect(paid).toContain(`https://fennhouse.example/thanks?from=tickets&amp;orderNumber=${number}`);
  expect(paid).not.toContain('<form');
});

test('reports invalid actions and keeps the server running', async () => {
  const url = await formAddress();
  expect((await visit(url, { ...ASTRID, email: '' })).status).toBe(400);
  await visit(url, ASTRID);
  const again = await visit(url, ASTRID);
  expect([again.status, await again.text()]).toEqual([400, expect.stringContaining('is order')]);
  const unknown = await visit(`${HOSTED_PATH}/event-details/x/order/%3Cb%3E`);
  expect([unknown.status, await unknown.text()]).toEqual([400, expect.not.stringContaining('<b>')]);
  expect((await visit(`${HOSTED_PATH}/event-details/x/ticket-form`, ASTRID)).status).toBe(400);
});

test('redirects a buyer with an existing order directly to payment', async () => {
  const url = await formAddress();
  const number = /order\/([^?]+)/.exec((await visit(url, ASTRID)).headers.get('location') ?? '');
  const again = await visit(url);
  expect(again.status).toBe(303);
  expect(again.headers.get('location')).toContain(`/order/${number?.[1]}?`);
  expect(await (await visit(again.headers.get('location') ?? '')).text()).toContain('INITIATED');
});

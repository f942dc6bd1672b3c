import { describe, expect, test } from 'vitest';
import {
  getCode,
  getViolatedFields,
  type Json,
  visitNewPlatform,
} from '../../testing/api-caller.ts';

const caller = visitNewPlatform({ hostedBaseUrl: 'https://pay.example/' });
const create = (body: Json) => caller.call('POST', '/_api/redirects-api/v1/redirect-session', body);

async function newCheckout(): Promise<string> {
  const { appId } = caller.platform.shop;
  const catalogItemId = caller.platform.catalog.product('low-pitcher').id;
  const cart = '/ecom/v1/carts/current';
  await caller.call('POST', `${cart}/add-to-cart`, {
    lineItems: [{ catalogReference: { appId, catalogItemId } }],
  });
  const { body } = await caller.call('POST', `${cart}/create-checkout`, { channelType: 'WEB' });
  return body.checkoutId;
}

describe('createRedirectSession', () => {
  test('redirects to the hosted checkout, with the return URL', async () => {
    const checkoutId = await newCheckout();
    const { status, body } = await create({
      ecomCheckout: { checkoutId },
      callbacks: { postFlowUrl: 'https://fennhouse.example/cart' },
      preferences: { additionalQueryParameters: { utm: 'spring' } },
    });
    const { id, fullUrl, sessionToken, urlDetails } = body.redirectSession;
    expect(status).toBe(200);
    expect(fullUrl).toMatch(
      `https://pay.example/checkout?checkoutId=${checkoutId}&redirectSessionId=${id}`,
    );
    expect(Object.fromEntries(new URL(fullUrl).searchParams)).toEqual({
      checkoutId,
      redirectSessionId: id,
      postFlowUrl: 'https://fennhouse.example/cart',
      utm: 'spring',
    });
    expect(sessionToken).toHaveLength(48);
    expect(urlDetails.endpoint).toBe('https://pay.example/checkout');
    expect(urlDetails.searchParams.checkoutId).toBe(checkoutId);
  });

  test.each([
    ['login', {}, '/login'],
    ['logout', { clientId: 'fenn-house' }, '/logout'],
    ['storesProduct', { productSlug: 'ring-vase' }, '/product-page/ring-vase'],
    ['bookingsBook', { resourceId: 'r' }, '/book-online'],
    ['bookingsCheckout', {}, '/booking-form'],
    ['paidPlansCheckout', { planId: 'p' }, '/plans-payment'],
    [
      'eventsCheckout',
      { eventSlug: 'kiln', reservationId: 'r' },
      '/event-details/kiln/ticket-form',
    ],
    ['auth', { authRequest: { clientId: 'fenn-house' }, prompt: 'none' }, '/oauth2/authorize'],
  ])('redirects %s to its page', async (intent, input, path) => {
    const { body } = await create({ [intent]: input });
    expect(body.redirectSession.urlDetails.endpoint).toBe(`https://pay.example${path}`);
  });

  test('requires exactly one intent', async () => {
    expect(getViolatedFields(await create({}))).toEqual(['intent']);
    const two = await create({ login: {}, logout: { clientId: 'x' } });
    expect(getViolatedFields(two)).toEqual(['intent']);
    expect(two.body.details.validationError.fieldViolations[0].description).toMatch(
      /login and logout were given$/,
    );
  });

  test('requires the parameters of the intent', async () => {
    expect(getViolatedFields(await create({ ecomCheckout: {} }))).toEqual([
      'ecomCheckout.checkoutId',
    ]);
    expect(getViolatedFields(await create({ logout: {} }))).toEqual(['logout.clientId']);
    expect(getViolatedFields(await create({ auth: {} }))).toEqual(['auth.authRequest.clientId']);
    const unknown = await create({ ecomCheckout: { checkoutId: 'nothing' } });
    expect([unknown.status, getCode(unknown)]).toEqual([404, 'CHECKOUT_NOT_FOUND']);
  });

  test('accepts absolute return URLs only', async () => {
    for (const postFlowUrl of ['/cart', 'javascript:alert(1)', 7]) {
      const response = await create({ login: {}, callbacks: { postFlowUrl } });
      expect(getViolatedFields(response), String(postFlowUrl)).toEqual(['callbacks.postFlowUrl']);
    }
  });
});

test('announces the session, which expires after a day', async () => {
  const { platform, call } = visitNewPlatform();
  const { body } = await call('POST', '/_api/redirects-api/v1/redirect-session', { login: {} });
  const { sessionToken, ...announced } = body.redirectSession;
  platform.clock.advance(24 * 60 * 60 * 1000 - 1);
  expect(platform.announcements.map(({ name }) => name)).toEqual(['redirect_session_created']);
  platform.clock.advance(1);
  const [created, deleted] = platform.announcements;
  expect([created?.subject, deleted?.subject]).toEqual([announced, announced]);
  expect(deleted).toMatchObject({ name: 'redirect_session_deleted', by: undefined });
  expect(JSON.stringify(platform.announcements)).not.toContain(sessionToken);
});

import { describe, expect, test } from 'vitest';
import { createMockPlatform } from '../../platform/mock-platform.ts';
import {
  createClock,
  getCode,
  getViolatedFields,
  type Json,
  visit,
  visitNewPlatform,
} from '../../testing/api-caller.ts';

const noToken = { headers: { 'content-type': 'application/json' } };
const grant = (caller: ReturnType<typeof visit>, body: Json) =>
  caller.call('POST', '/oauth2/token', body, noToken);
const anonymous = { grantType: 'anonymous', clientId: 'fenn-house' };
const CART = '/ecom/v1/carts/current';

describe('the token endpoint', () => {
  test('issues each anonymous visitor separate tokens that last four hours', async () => {
    const caller = visitNewPlatform();
    const first = await grant(caller, anonymous);
    const second = await grant(caller, anonymous);
    expect(first.body.expires_in).toBe(14_400);
    expect(first.body.access_token).toHaveLength(48);
    expect(second.body.access_token).not.toBe(first.body.access_token);
    expect(second.body.refresh_token).not.toBe(first.body.refresh_token);
  });

  test('rotates the refresh token: the old one is invalid, the new one works', async () => {
    const caller = visitNewPlatform();
    const { body: first } = await grant(caller, anonymous);
    const renew = (refreshToken: string) =>
      grant(caller, { grantType: 'refresh_token', refreshToken });
    const { body: second, status } = await renew(first.refresh_token);
    expect(status).toBe(200);
    expect(second.refresh_token).not.toBe(first.refresh_token);
    const again = await renew(first.refresh_token);
    expect([again.status, getCode(again)]).toEqual([401, 'INVALID_GRANT']);
    expect((await renew(second.refresh_token)).status).toBe(200);
  });

  test('revokes all tokens of a grant when an old refresh token is reused', async () => {
    const clock = createClock();
    const caller = visitNewPlatform({ clock });
    const { body: first } = await grant(caller, anonymous);
    const { body: other } = await grant(caller, anonymous);
    const renew = (refreshToken: string) =>
      grant(caller, { grantType: 'refresh_token', refreshToken });
    const { body: second } = await renew(first.refresh_token);
    clock.advance(10_001);
    expect((await renew(first.refresh_token)).status).toBe(401);
    const copied = await renew(second.refresh_token);
    expect([copied.status, getCode(copied)]).toEqual([401, 'INVALID_GRANT']);
    const headers = { authorization: second.access_token };
    expect((await caller.call('GET', CART, undefined, { headers })).status).toBe(401);
    expect((await renew(other.refresh_token)).status).toBe(200);
  });

  test('preserves the visitor and the cart across a renewal', async () => {
    const caller = visitNewPlatform();
    const { body: first } = await grant(caller, anonymous);
    const { appId, products } = caller.platform.shop;
    const catalogReference = { appId, catalogItemId: products[0]?.id };
    const choices = { options: { Colour: 'Clay', Size: '15 cm' } };
    const added = await caller.call(
      'POST',
      `${CART}/add-to-cart`,
      { lineItems: [{ catalogReference: { ...catalogReference, options: choices } }] },
      { headers: { ...noToken.headers, authorization: first.access_token } },
    );
    const { body: second } = await grant(caller, {
      grantType: 'refresh_token',
      refreshToken: first.refresh_token,
    });
    const read = await caller.call('GET', CART, undefined, {
      headers: { authorization: second.access_token },
    });
    expect(read.body.cart.id).toBe(added.body.cart.id);
    expect(read.body.cart.lineItems).toHaveLength(1);
  });

  test('rejects unknown grants, unknown tokens and missing fields', async () => {
    const caller = visitNewPlatform();
    expect(getViolatedFields(await grant(caller, {}))).toEqual(['grantType']);
    expect(getViolatedFields(await grant(caller, { grantType: 'anonymous' }))).toEqual([
      'clientId',
    ]);
    expect(getViolatedFields(await grant(caller, { grantType: 'password' }))).toEqual([
      'grantType',
    ]);
    expect(getViolatedFields(await grant(caller, { grantType: 'refresh_token' }))).toEqual([
      'refreshToken',
    ]);
    const unknown = await grant(caller, { grantType: 'refresh_token', refreshToken: 'x' });
    expect(unknown.status).toBe(401);
  });
});

describe('API access', () => {
  const withToken = (caller: ReturnType<typeof visit>, authorization?: string) =>
    caller.call('GET', CART, undefined, { headers: authorization ? { authorization } : {} });

  test('returns 401 in the platform’s format for a missing or unknown token', async () => {
    const caller = visitNewPlatform();
    for (const token of [undefined, 'nobody']) {
      const { status, body } = await withToken(caller, token);
      expect(status).toBe(401);
      expect(body).toEqual({ message: expect.stringMatching(/access token/), details: {} });
    }
  });

  test('expires a token by the platform’s clock, to the millisecond', async () => {
    const clock = createClock();
    const caller = visitNewPlatform({ clock });
    clock.advance(4 * 3_600_000 - 1);
    expect((await caller.call('GET', CART)).status).toBe(404);
    clock.advance(1);
    expect((await caller.call('GET', CART)).status).toBe(401);
  });

  test('gives two visitors separate carts', async () => {
    const platform = createMockPlatform();
    const [one, other] = [visit(platform), visit(platform)];
    const reference = {
      appId: platform.shop.appId,
      catalogItemId: platform.catalog.product('low-pitcher').id,
    };
    await one.call('POST', `${CART}/add-to-cart`, { lineItems: [{ catalogReference: reference }] });
    expect((await one.call('GET', CART)).body.cart.lineItems).toHaveLength(1);
    expect((await other.call('GET', CART)).status).toBe(404);
  });

  test('uses the visitor whose cart a story prepared as the first visitor', async () => {
    const platform = createMockPlatform();
    platform.cart().add('low-pitcher');
    expect((await visit(platform).call('GET', CART)).body.cart.lineItems).toHaveLength(1);
    expect((await visit(platform).call('GET', CART)).status).toBe(404);
  });
});

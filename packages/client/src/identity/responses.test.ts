import { describe, expect, test } from 'vitest';
import { InvalidResponseError } from '../http/errors.ts';
import { fakePlatform, rejection } from '../testing/fake-platform.ts';
import { changePassword, loginV2, signOn } from './authentication-endpoints.ts';
import { endProviderSession, loginWithIdpConnection } from './hosted-endpoints.ts';

const email = 'runa@fenn.example';
const date = '2026-03-01T12:00:00.000Z';

const respondingWith = (response: unknown) => fakePlatform({ respond: () => response }).client;

describe('a login response', () => {
  const wire = {
    state: 'SUCCESS',
    sessionToken: 'session-1',
    identity: {
      id: 'i1',
      createdDate: date,
      updatedDate: date,
      identityProfile: {
        customFields: [{ name: 'a', value: { dateValue: date, numValue: 'NaN' } }],
        slug: 'runa',
      },
      customAttributes: { id: 'kept', dateValue: date },
    },
    additionalData: { since: { dateValue: date, numValue: 'NaN' } },
  };

  test('has dates, IDs and numbers only where they are declared', async () => {
    const response = await loginV2(respondingWith(wire), { email }, { password: 'a-password' });
    expect(response).toEqual({
      ...wire,
      identity: {
        _id: 'i1',
        createdDate: new Date(date),
        updatedDate: new Date(date),
        identityProfile: {
          customFields: [{ name: 'a', value: { dateValue: new Date(date), numValue: Number.NaN } }],
          slug: 'runa',
        },
        customAttributes: { id: 'kept', dateValue: date },
      },
    });
  });

  test('is malformed without a state', async () => {
    const error = await rejection(loginV2(respondingWith({ identity: {} }), { email }));
    expect(error).toBeInstanceOf(InvalidResponseError);
  });
});

test('is malformed for signOn without a session token', async () => {
  expect(await rejection(signOn(respondingWith({}), { email }))).toBeInstanceOf(
    InvalidResponseError,
  );
});

test('changePassword ignores the response', async () => {
  expect(await changePassword(respondingWith({ odd: 1 }), 'another-one')).toBeUndefined();
});

describe('the page of a login response', () => {
  const page = '<p>Velkommen, Bø</p>';
  const utf8 = new TextEncoder().encode(page);
  const body = btoa(String.fromCharCode(...utf8));
  const login = (response: unknown) =>
    loginWithIdpConnection(
      respondingWith(response),
      { tenantId: 't', idpConnectionId: 'c' },
      'SITE',
      {
        sessionId: 's',
        encryptionKey: 'k',
      },
    );

  test('is decoded from base64 to its bytes', async () => {
    const headers = [{ key: 'content-type', value: 'text/html' }];
    const response = await login({ body, statusCode: 200, headers });
    expect(response).toEqual({ body: utf8, statusCode: 200, headers });
    expect(new TextDecoder().decode(response.body)).toBe(page);
  });

  test('is empty if there is none, as in a redirect', async () => {
    const headers = [{ key: 'location', value: 'https://fenn.example/' }];
    const response = await endProviderSession(respondingWith({ statusCode: 302, headers }));
    expect(response).toEqual({ body: new Uint8Array(), statusCode: 302, headers });
  });

  test('is malformed if it isn’t base64', async () => {
    const error = await rejection(login({ body: 'no base64: ø' }));
    expect(error).toBeInstanceOf(InvalidResponseError);
    expect(error).toMatchObject({ message: 'System error occurred', code: 'INVALID_RESPONSE' });
  });
});

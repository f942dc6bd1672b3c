import { describe, expect, test } from 'vitest';
import { clientFetch } from './client-fetch.ts';
import { SystemError } from './http/errors.ts';
import { fakePlatform, jsonResponse, origin, rejection } from './testing/fake-platform.ts';

const token = { authorization: 'token-1' };

describe('fault 11: clientFetch sends the token only to the provider', () => {
  test.each([
    [`${origin}/any/thing`, '/any/thing'],
    ['any/thing?x=1', '/any/thing?x=1'],
    ['/any/thing', '/any/thing'],
    ['//elsewhere.example/x', '/elsewhere.example/x'],
    ['\\\\elsewhere.example', '///elsewhere.example'],
    ['@elsewhere.example', '/@elsewhere.example'],
    ['https:', '/https:'],
  ])('%s is a URL of the provider', async (url, path) => {
    const { client, calls } = fakePlatform();
    await clientFetch(client, url);
    expect(calls).toEqual([expect.objectContaining({ line: `undefined ${path}`, headers: token })]);
  });

  test.each([
    'https://elsewhere.example/x',
    'http://platform.example/x',
    'https://platform.example:8443/x',
    'https://platform.example@elsewhere.example/x',
    'https:elsewhere.example',
    'https:\\\\elsewhere.example',
    ' \thttps://elsewhere.example',
  ])('%s is not a URL of the provider', async (url) => {
    const { client, calls, tokenCalls } = fakePlatform();
    await clientFetch(client, url);
    expect(calls[0]?.headers).toEqual({});
    expect(tokenCalls).toEqual([]);
  });

  test('the identity service belongs to the provider, and URL objects are accepted', async () => {
    const { client, calls } = fakePlatform({
      provider: { identityBaseUrl: 'https://identity.example' },
    });
    await clientFetch(client, new URL('https://identity.example/x'));
    expect(calls[0]?.headers).toEqual(token);
  });

  test('a relative URL is resolved against the API', async () => {
    const { client, calls } = fakePlatform({ provider: { apiBaseUrl: `${origin}/api/` } });
    await clientFetch(client, '/x');
    expect(calls[0]?.line).toBe('undefined /api/x');
  });
});

describe('clientFetch', () => {
  test('passes the caller’s options on unchanged', async () => {
    const { client, calls } = fakePlatform({ respond: () => jsonResponse(418, { tea: true }) });
    const init = { method: 'POST', body: '{"a":1}', headers: { 'X-Trace': '1' } };
    const before = structuredClone(init);
    const response = await clientFetch(client, '/x', init);
    expect(response.status).toBe(418);
    expect(calls[0]).toEqual({
      line: 'POST /x',
      body: { a: 1 },
      headers: { ...token, 'x-trace': '1' },
      signal: undefined,
    });
    expect(init).toEqual(before);
  });

  test('keeps the caller’s own token, even if it is rejected', async () => {
    const { client, calls, tokenCalls } = fakePlatform({ respond: () => jsonResponse(401, {}) });
    await clientFetch(client, '/x', { headers: { Authorization: 'mine' } });
    expect(calls.map(({ headers }) => headers)).toEqual([{ authorization: 'mine' }]);
    expect(tokenCalls).toEqual([]);
  });

  test.each([
    ['a GET', {}, 2],
    ['a PUT', { method: 'put', body: '1' }, 2],
    ['a POST', { method: 'POST', body: '1' }, 1],
    ['a stream', { method: 'PUT', body: new ReadableStream(), duplex: 'half' }, 1],
  ])('%s with a rejected token is sent %#', async (_name, init, times) => {
    const { client, calls, tokenCalls } = fakePlatform({
      respond: (_, index) => (index === 0 ? jsonResponse(401, {}) : {}),
    });
    await clientFetch(client, '/x', init as RequestInit);
    expect(calls).toHaveLength(times);
    expect(tokenCalls).toHaveLength(2);
  });

  test('throws a retryable SystemError without a connection', async () => {
    const { client } = fakePlatform({
      respond: () => {
        throw new TypeError('fetch failed');
      },
    });
    const error = await rejection(clientFetch(client, '/x'));
    expect(error).toBeInstanceOf(SystemError);
    expect(error).toMatchObject({ retryable: true, cause: new TypeError('fetch failed') });
  });

  test.each([
    [undefined, 'undefined'],
    [null, 'null'],
    ['', 'an empty string'],
    [7, 'the number 7'],
    ['file:///etc/passwd', 'a string'],
    ['data:text/plain,x', 'a string'],
    [`blob:${origin}/1`, 'a string'],
  ])('throws a TypeError for %j before a request is sent', async (url, description) => {
    const { client, calls, tokenCalls } = fakePlatform();
    expect(await rejection(clientFetch(client, url as never))).toEqual(
      new TypeError(
        `clientFetch: url must be a URL, absolute or within the API, but it is ${description}.`,
      ),
    );
    expect([...calls, ...tokenCalls]).toEqual([]);
  });

  test('sends nothing if the caller has already aborted', async () => {
    const { client, calls, tokenCalls } = fakePlatform();
    const signal = AbortSignal.abort();
    expect(await rejection(clientFetch(client, '/x', { signal }))).toBe(signal.reason);
    expect([...calls, ...tokenCalls]).toEqual([]);
  });
});

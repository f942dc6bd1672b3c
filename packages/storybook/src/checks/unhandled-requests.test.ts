import { describe, expect, it } from 'vitest';
import { createUnhandledCalls } from './unhandled-requests.ts';

describe('unhandled requests', () => {
  it('reports each unhandled platform request once', () => {
    const calls = createUnhandledCalls('https://platform.example');
    calls.note(new Request('https://platform.example/ecom/v1/carts/current?x=1'));
    calls.note(new Request('https://platform.example/ecom/v1/carts/current'));
    expect(() => calls.check()).toThrow(
      'The story calls GET /ecom/v1/carts/current and nothing handles',
    );
  });

  it('ignores requests to other origins', () => {
    const calls = createUnhandledCalls('https://platform.example');
    expect(calls.note(new Request('http://localhost:6006/pictures/cup.jpg'))).toBe(false);
    expect(() => calls.check()).not.toThrow();
  });

  it('reports requests to further APIs by their URL', () => {
    const calls = createUnhandledCalls('https://platform.example', 'https://cms.example/api');
    expect(calls.note(new Request('https://cms.example/api/pages?x=1'))).toBe(true);
    expect(calls.note(new Request('https://cms.example/pictures/cup.jpg'))).toBe(false);
    expect(() => calls.check()).toThrow('calls GET https://cms.example/api/pages and nothing');
  });

  it('clears the requests of the previous story', () => {
    const calls = createUnhandledCalls('https://platform.example');
    calls.note(new Request('https://platform.example/oauth2/token', { method: 'POST' }));
    expect(() => calls.check()).toThrow('POST /oauth2/token');
    expect(() => calls.check()).not.toThrow();
  });
});

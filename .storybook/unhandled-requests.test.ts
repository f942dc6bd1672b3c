import { describe, expect, it } from 'vitest';
import { createUnhandledCalls } from './unhandled-requests.ts';

describe('unhandled calls', () => {
  it('names each call of ours once', () => {
    const calls = createUnhandledCalls('https://platform.example');
    calls.note(new Request('https://platform.example/ecom/v1/carts/current?x=1'));
    calls.note(new Request('https://platform.example/ecom/v1/carts/current'));
    expect(() => calls.check()).toThrow(
      'The story calls GET /ecom/v1/carts/current and nothing answers',
    );
  });

  it('lets requests for anything else pass', () => {
    const calls = createUnhandledCalls('https://platform.example');
    expect(calls.note(new Request('http://localhost:6006/pictures/cup.jpg'))).toBe(false);
    expect(() => calls.check()).not.toThrow();
  });

  it('forgets the calls of the last story', () => {
    const calls = createUnhandledCalls('https://platform.example');
    calls.note(new Request('https://platform.example/oauth2/token', { method: 'POST' }));
    expect(() => calls.check()).toThrow('POST /oauth2/token');
    expect(() => calls.check()).not.toThrow();
  });
});

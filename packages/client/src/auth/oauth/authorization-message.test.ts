import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readMessage } from './authorization-message.ts';

const source = { name: 'the frame' };
const expected = { origin: 'https://login.example', source, state: 'state-1' };
const good = {
  origin: expected.origin,
  source,
  data: { state: 'state-1', code: 'code-1' },
};

test('fault 5: a response must match the origin, the window and the state', () => {
  expect(readMessage(good, expected)).toEqual({ state: 'state-1', code: 'code-1' });
});

test('fault 5: an error from the provider is a valid response', () => {
  const data = { state: 'state-1', error: 'login_required', error_description: 'Log in first' };
  expect(readMessage({ ...good, data }, expected)).toEqual({
    state: 'state-1',
    error: 'login_required',
    errorDescription: 'Log in first',
  });
});

test.each<[string, object]>([
  ['S1 another origin', { origin: 'https://attacker.example' }],
  ['S1 an origin that begins the same', { origin: 'https://login.example.attacker.example' }],
  ['S1 the origin of a sandbox', { origin: 'null' }],
  ['S2 another window', { source: { name: 'another frame' } }],
  ['S2 no window', { source: null }],
  ['S3 another state', { data: { state: 'state-2', code: 'code-1' } }],
  ['S3 no state', { data: { code: 'code-1' } }],
  ['S4 an error from elsewhere', { origin: 'https://attacker.example', data: { error: 'x' } }],
  ['S5 neither code nor error', { data: { state: 'state-1' } }],
  ['S5 a code that is no text', { data: { state: 'state-1', code: ['code-1'] } }],
  ['S6 words of a tool', { data: 'webpackHotUpdate' }],
  ['S6 a message of a tool', { data: { source: 'react-devtools', payload: {} } }],
])('%s is none', (_, other) => {
  expect(readMessage({ ...good, ...other }, expected)).toBeUndefined();
});

test('S2 a missing window never matches', () => {
  expect(readMessage({ ...good, source: null }, { ...expected, source: null })).toBeUndefined();
});

test('S5 any message from a window is read without throwing', () => {
  fc.assert(
    fc.property(fc.anything(), (data) => {
      expect(readMessage({ ...good, data }, expected)).toBeUndefined();
    }),
    { numRuns: 300 },
  );
});

test('S5 inherited fields are ignored', () => {
  const data = Object.create({ state: 'state-1', code: 'code-1' });
  expect(readMessage({ ...good, data }, expected)).toBeUndefined();
});

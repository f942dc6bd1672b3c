import { describe, expect, test } from 'vitest';
import { findFault } from './find-fault.ts';

const respond = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  findFault({
    status,
    headers: new Headers({ 'x-request-id': '1', 'content-type': 'application/json', ...headers }),
    text: typeof body === 'string' ? body : JSON.stringify(body),
  });

const rejection = (details: unknown, message: unknown = 'no') => respond(400, { message, details });
const violation = { field: 'quantity', description: 'is too much', violatedRule: 'MAX' };

describe('findFault', () => {
  test('accepts responses from the error catalog', () => {
    expect(respond(200, {})).toBeUndefined();
    expect(respond(404, { message: 'no', details: {} })).toBeUndefined();
    expect(rejection({ validationError: { fieldViolations: [violation] } })).toBeUndefined();
    expect(rejection({ applicationError: { code: 'X', description: 'y' } })).toBeUndefined();
    expect(rejection({ applicationError: { code: -19995, description: 'y' } })).toBeUndefined();
  });

  test('reports crashes and invalid responses', () => {
    expect(respond(500, { message: 'x', details: {} })).toBe('status 500');
    expect(respond(201, {})).toBe('status 201');
    expect(respond(200, '{')).toBe('the body is not JSON');
    expect(respond(400, '<html>', { 'content-type': 'text/html' })).toBe(
      'a rejection as text/html',
    );
    expect(respond(200, {}, { 'x-request-id': '' })).toBe('no request id');
  });

  test('reports incomplete errors', () => {
    expect(rejection({}, '')).toBe('a rejection without a message');
    expect(rejection(undefined)).toBe('no details');
    expect(rejection({ validationError: { fieldViolations: [] } })).toBe('no violations');
    const unknown = { ...violation, violatedRule: 'NICE' };
    expect(rejection({ validationError: { fieldViolations: [unknown] } })).toBe(
      'unknown rule NICE',
    );
    const mute = { ...violation, description: '' };
    expect(rejection({ validationError: { fieldViolations: [violation, mute] } })).toBe(
      'a field violation says nothing',
    );
    expect(rejection({ applicationError: { description: 'y' } })).toBe(
      'an application error without a code',
    );
  });
});

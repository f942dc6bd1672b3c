import { describe, expect, test } from 'vitest';
import { toArrows } from './arrow-functions.ts';

describe('a function that becomes an arrow function', () => {
  test.each([
    ['function f(a, b = {}) { return a; }', 'var f = (a, b = {}) => { return a; };\n\n'],
    ['function f({ a: { b } }) {}', 'var f = ({ a: { b } }) => {};\n\n'],
    ['async function f() { await 1; }', 'var f = async () => { await 1; };\n\n'],
  ])('%s', (code, arrow) => {
    expect(toArrows(code)).toBe(arrow);
  });
});

describe('a function that stays unchanged', () => {
  const codes = [
    'function* f() { yield 1; }',
    'async function* f() { yield 1; }',
    'function f() { return this; }',
    'function f() { return arguments.length; }',
    'function f() { return new.target; }',
    'class A { f() { return this; } }',
    'var f = function () { return 1; };',
    'function f() { return import.meta.url; }',
  ];

  test.each(codes)('%s', (code) => {
    expect(toArrows(code)).toBe(code);
  });
});

test('module code can call its functions before their declaration', async () => {
  const code =
    "import 'node:path';\nconst two = double(one());\nfunction one() { return 1; }\nfunction double(n) { return n * two_(); }\nfunction two_() { return 2; }\nexport { two, double };";
  const from = (text: string) => import(`data:text/javascript,${encodeURIComponent(text)}`);
  const written = toArrows(code);
  expect(written).not.toContain('function');
  const module = await from(written);
  expect(module.two).toBe(2);
  expect(module.double).toHaveLength(1);
  expect(module.double.name).toBe('double');
  expect(() => new module.double(1)).toThrow(TypeError);
});

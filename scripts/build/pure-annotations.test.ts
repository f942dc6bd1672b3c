import { describe, expect, test } from 'vitest';
import { markConstantsPure } from './pure-annotations.ts';

const pure = (initialiser: string) => `/* @__PURE__ */ (() => (${initialiser}))()`;

describe('a constant is annotated as pure', () => {
  const initialisers = [
    'listOf(text)',
    '{ ...line, name: "a" }',
    '{ checks: { a: f() } }',
    '[...b]',
  ];

  test.each(initialisers)('if its value can run code: %s', (initialiser) => {
    const code = `var before = 1;\nvar call = ${initialiser};\nexport { call };\n`;
    expect(markConstantsPure(code)).toBe(code.replace(initialiser, () => pure(initialiser)));
  });

  test('separately in a shared declaration', () => {
    expect(markConstantsPure('const a = f(), b = 2, c = new Map(a);')).toBe(
      `const a = ${pure('f()')}, b = 2, c = ${pure('new Map(a)')};`,
    );
  });
});

describe('code that stays unchanged', () => {
  const codes = [
    'var shape = { _id: "id", parts: [{ at: "date" }] };',
    'var later = () => f({ ...x });',
    'var later = function () { return f(); };',
    'class A { b = f(); }',
    'function run() { const call = f(); return call; }',
    'f();',
  ];

  test.each(codes)('%s', (code) => {
    expect(markConstantsPure(code)).toBe(code);
  });
});

test('annotated code keeps its value', async () => {
  const code =
    'const line = { a: 1 };\nexport const call = { ...line, b: [2, 3].map((n) => n * 2) };';
  const from = (text: string) => import(`data:text/javascript,${encodeURIComponent(text)}`);
  expect((await from(markConstantsPure(code))).call).toEqual({ a: 1, b: [4, 6] });
  expect((await from(markConstantsPure(code))).call).toEqual((await from(code)).call);
});

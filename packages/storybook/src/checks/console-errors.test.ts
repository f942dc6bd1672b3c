import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { listenToConsole } from './console-errors.ts';

test('fails the story once for a React error and still logs it to the console', () => {
  const error = vi.fn();
  const console = { error };
  const consoleErrors = listenToConsole(console);
  const before = globalThis.console.error;
  globalThis.console.error = console.error;
  renderToString(createElement('label', { for: 'field' }));
  globalThis.console.error = before;
  expect(error).toHaveBeenCalled();
  expect(() => consoleErrors.check()).toThrow(
    /^React reports an error in the story: Invalid DOM property `for`/,
  );
  consoleErrors.check();
});

test.each([
  ['Encountered two children with the same key, `%s`. Keys should be unique.', 'vase'],
  ['In HTML, %s cannot be a descendant of <%s>.', '<div>', 'p'],
  ['Each child in a list should have a unique "key" prop.%s%s', '', ''],
])('recognizes the React DOM warning: %s', (...args) => {
  const console = { error: vi.fn() };
  const consoleErrors = listenToConsole(console);
  console.error(...args);
  expect(() => consoleErrors.check()).toThrow(
    /^React reports an error in the story: .*(vase|<p>|unique)/,
  );
});

test('ignores errors that a story throws on purpose', () => {
  const console = { error: vi.fn() };
  const consoleErrors = listenToConsole(console);
  console.error('%o\n\n%s', new Error('The host is away'), 'The above error occurred in <Part>');
  consoleErrors.check();
});

import { parseHTML } from 'linkedom';
import { describe, expect, it } from 'vitest';
import {
  beginWithCharacter,
  isPress,
  matchesKey,
  parseCombination,
  parseKeys,
} from './key-combination.ts';

const press = (key: string, modifiers: Partial<KeyboardEvent> = {}) => ({
  ...{ key, metaKey: false, ctrlKey: false, shiftKey: false, altKey: false },
  ...modifiers,
});

const matches = (keys: string, ...pressed: Parameters<typeof press>) =>
  matchesKey(press(...pressed), parseCombination(keys));

describe('H20 matchesKey', () => {
  it('takes Command or Control for mod', () => {
    expect(matches('mod+k', 'k', { metaKey: true })).toBe(true);
    expect(matches('mod+k', 'k', { ctrlKey: true })).toBe(true);
    expect(matches('mod+k', 'k')).toBe(false);
    expect(matches('k', 'k', { ctrlKey: true })).toBe(false);
  });

  it('ignores the case of letters, and tells Shift apart', () => {
    expect(matches('a', 'A', { shiftKey: true })).toBe(false);
    expect(matches('shift+down', 'ArrowDown', { shiftKey: true })).toBe(true);
    expect(matches('down', 'ArrowDown', { shiftKey: true })).toBe(false);
  });

  it('finds signs whether or not the keyboard needs Shift for them', () => {
    expect(matches('?', '?', { shiftKey: true })).toBe(true);
    expect(matches('/', '/')).toBe(true);
    expect(matches('/', '/', { shiftKey: true })).toBe(true);
  });

  it('does not match with Alt, which writes other characters', () => {
    expect(matches('a', 'a', { altKey: true })).toBe(false);
  });
});

describe('beginWithCharacter', () => {
  it('is true for letters and signs without Command, Control or Alt', () => {
    const keys = ['a', '?', 'mod+k', 'escape', 'space', 'shift+down', 'alt+a', 'g o'];
    expect(keys.map((text) => beginWithCharacter(parseKeys(text)))).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
      false,
      true,
    ]);
  });
});

it('reads two keys one after the other', () => {
  expect(parseKeys('g o').map(({ key }) => key)).toEqual(['g', 'o']);
});

it('leaves Enter and Space to the focused control, and only Enter to a link', () => {
  const { document } = parseHTML('<button></button><a href="/order"></a><a id="plain"></a><p></p>');
  const getKeys = (selector: string) => {
    const focused = document.querySelector(selector);
    return [' ', 'Enter', 'e'].filter((key) => isPress(key, focused));
  };
  expect(getKeys('button')).toEqual([' ', 'Enter']);
  expect(getKeys('a[href]')).toEqual(['Enter']);
  expect([getKeys('#plain'), getKeys('p'), isPress('Enter', null)]).toEqual([[], [], false]);
});

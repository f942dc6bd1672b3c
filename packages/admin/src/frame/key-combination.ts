/** A key with its modifiers. */
export interface KeyCombination {
  key: string;
  mod: boolean;
  shift: boolean;
  alt: boolean;
}

const names: Readonly<Record<string, string>> = {
  up: 'ArrowUp',
  down: 'ArrowDown',
  left: 'ArrowLeft',
  right: 'ArrowRight',
  enter: 'Enter',
  escape: 'Escape',
  space: ' ',
};

/** Reads one combination: `'mod+k'`, `'shift+down'`, `'e'`, `'?'`. */
export function parseCombination(text: string): KeyCombination {
  const parts = text.split('+');
  const name = parts.pop() || '+';
  return {
    key: names[name] ?? name,
    mod: parts.includes('mod'),
    shift: parts.includes('shift'),
    alt: parts.includes('alt'),
  };
}

/** The keys of a command, one after the other: `'g o'` is two. */
export const parseKeys = (keys: string): KeyCombination[] => keys.split(' ').map(parseCombination);

type PressedKey = Pick<KeyboardEvent, 'key' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>;

/** Whether a pressed key is this combination. Signs such as `?` may need Shift on a keyboard. */
export function matchesKey(event: PressedKey, { key, mod, shift, alt }: KeyCombination): boolean {
  const isLetter = /^\p{L}$/u.test(key);
  const isSign = key.length === 1 && !isLetter && key !== ' ';
  return (
    event.key.toLowerCase() === key.toLowerCase() &&
    (event.metaKey || event.ctrlKey) === mod &&
    event.altKey === alt &&
    (isSign || event.shiftKey === shift)
  );
}

/** Whether keys begin with one printable character, which WCAG 2.1.4 lets users turn off. */
export const beginWithCharacter = ([first]: readonly KeyCombination[]): boolean =>
  first?.key.length === 1 && first.key !== ' ' && !first.mod && !first.alt;

/** Whether a key operates the focused control: Space and Enter press it, and Enter follows a link. */
export function isPress(key: string, focused: Element | null): boolean {
  if (!focused || (key !== ' ' && key !== 'Enter')) return false;
  return (
    focused.matches('button, input, summary') || (key === 'Enter' && focused.matches('a[href]'))
  );
}

const textTypes = new Set([
  ...['text', 'search', 'email', 'url', 'tel', 'password', 'number'],
  ...['date', 'time', 'datetime-local', 'month', 'week'],
]);

/** Whether an element takes typed text, so that keys belong to it. */
export function isField(element: Element | null): boolean {
  if (!element) return false;
  if (element instanceof HTMLInputElement) return textTypes.has(element.type);
  return element.matches('textarea, select, [contenteditable]:not([contenteditable="false"])');
}

/** Whether an element is in a layer that has keys of its own: a dialog, a menu or a list. */
export const isInLayer = (element: Element | null): boolean =>
  element?.closest('[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]') !=
  null;

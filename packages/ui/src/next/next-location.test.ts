import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createNextLocation } from './next-location.ts';

/** A history entry of Next, with a scroll position of the page. */
const entry = { __NA: true, __PRIVATE_NEXTJS_INTERNALS_TREE: ['tree'], scroll: 40 };

const history = { state: entry as unknown, pushState: vi.fn(), replaceState: vi.fn() };

beforeEach(() => {
  history.state = entry;
  history.pushState.mockClear();
  history.replaceState.mockClear();
  vi.stubGlobal('window', {
    history,
    location: new URL('https://shop.example//evil.example?q=a#top'),
  });
});
afterEach(() => void vi.unstubAllGlobals());

describe('createNextLocation', () => {
  it.each([
    ['push', history.pushState],
    ['replace', history.replaceState],
  ] as const)('writes by the history, without the fields of Next: %s', (how, write) => {
    createNextLocation().write(new URLSearchParams('q=b'), how);
    expect(write).toHaveBeenCalledExactlyOnceWith(
      { scroll: 40 },
      '',
      'https://shop.example//evil.example?q=b#top',
    );
  });

  it('writes without a state', () => {
    history.state = null;
    createNextLocation().write(new URLSearchParams('q=b'), 'push');
    expect(history.pushState.mock.lastCall?.[0]).toEqual({});
  });
});

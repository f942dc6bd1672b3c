import { describe, expect, it, vi } from 'vitest';
import { historyLocation, type LocationWindow, memoryLocation } from './location.ts';

/** A window at an address, with a history that can go back. */
function pageAt(address: string) {
  const steps = [{ state: { kept: 1 } as unknown, address }];
  const listeners = new Set<() => void>();
  const here = () => new URL(`https://shop.example${steps.at(-1)?.address ?? ''}`);
  /** As a browser does: an address of another origin is an error. */
  const resolve = (to: string) => {
    const { origin, pathname, search, hash } = new URL(to, here());
    if (origin !== here().origin) throw new DOMException('Another origin', 'SecurityError');
    return pathname + search + hash;
  };
  const page = {
    get location() {
      return here();
    },
    history: {
      get state() {
        return steps.at(-1)?.state;
      },
      pushState: (state: unknown, _: string, to: string) =>
        void steps.push({ state, address: resolve(to) }),
      replaceState: (state: unknown, _: string, to: string) =>
        void steps.splice(-1, 1, { state, address: resolve(to) }),
    },
    addEventListener: (_: string, listener: () => void) => void listeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => void listeners.delete(listener),
  };
  const back = () => {
    steps.pop();
    for (const listener of listeners) listener();
  };
  return { page: page as unknown as LocationWindow, steps, back };
}

describe('historyLocation', () => {
  it('replaces the query and keeps path, hash and state', () => {
    const { page, steps } = pageAt('/objects/ridge?from=home#care');
    const location = historyLocation(page);
    const params = location.read();
    params.set('Size', '15 cm');
    location.write(params, 'replace');
    expect(steps).toEqual([
      { state: { kept: 1 }, address: '/objects/ridge?from=home&Size=15+cm#care' },
    ]);
    expect(location.read().get('Size')).toBe('15 cm');
    location.write(new URLSearchParams(), 'replace');
    expect(steps.at(-1)?.address).toBe('/objects/ridge#care');
  });

  it('S61 stays on this site if the path looks like a host', () => {
    const { page, steps } = pageAt('//evil.example/x?page=1');
    const location = historyLocation(page);
    location.write(new URLSearchParams('page=2'), 'push');
    location.write(new URLSearchParams('page=3'), 'replace');
    expect(steps.map(({ address }) => address)).toEqual([
      '//evil.example/x?page=1',
      '//evil.example/x?page=3',
    ]);
  });

  it('adds a history entry only on request, and none for the same query', () => {
    const { page, steps } = pageAt('/?page=2');
    const location = historyLocation(page);
    location.write(new URLSearchParams('page=2'), 'push');
    expect(steps).toHaveLength(1);
    location.write(new URLSearchParams('page=3'), 'push');
    expect(steps.map(({ address }) => address)).toEqual(['/?page=2', '/?page=3']);
  });

  it('notifies of back navigation until the last listener unsubscribes', () => {
    const { page, back } = pageAt('/?page=2');
    const location = historyLocation(page);
    const listener = vi.fn();
    const stop = location.subscribe(listener);
    location.write(new URLSearchParams('page=3'), 'push');
    expect(listener).not.toHaveBeenCalled();
    back();
    expect(listener).toHaveBeenCalledTimes(1);
    expect(location.read().get('page')).toBe('2');
    stop();
    back();
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('still notifies after the browser has rejected a write', () => {
    const { page, back } = pageAt('/?page=2');
    const location = historyLocation(page);
    location.write(new URLSearchParams('page=3'), 'push');
    page.history.pushState = () => {
      throw new DOMException('Too many calls', 'SecurityError');
    };
    expect(() => location.write(new URLSearchParams('page=4'), 'push')).toThrow('Too many calls');
    const listener = vi.fn();
    location.subscribe(listener);
    back();
    expect(listener).toHaveBeenCalledTimes(1);
  });
});

describe('historyLocation with the Navigation API', () => {
  it('notifies of links of a router, and not of its own writes', () => {
    const { page, back } = pageAt('/?page=2');
    const navigation = new EventTarget();
    // A browser reports each change of the address, also those of the page's own scripts.
    const { pushState } = page.history;
    page.history.pushState = (...change) => {
      pushState(...change);
      navigation.dispatchEvent(new Event('currententrychange'));
    };
    const location = historyLocation(Object.assign(page, { navigation }));
    const listener = vi.fn();
    const stop = location.subscribe(listener);
    location.write(new URLSearchParams('page=3'), 'push');
    expect(listener).not.toHaveBeenCalled();
    page.history.pushState(null, '', '/objects');
    expect(listener).toHaveBeenCalledTimes(1);
    expect(location.read().toString()).toBe('');
    back();
    expect(listener).toHaveBeenCalledTimes(1);
    stop();
    page.history.pushState(null, '', '/?page=4');
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('is an empty memory location on a server', () => {
    const location = historyLocation(undefined);
    expect(location.read().toString()).toBe('');
    location.write(new URLSearchParams('page=2'), 'push');
    expect(location.read().get('page')).toBe('2');
  });
});

describe('memoryLocation', () => {
  it('stores the query and notifies of visits only', () => {
    const location = memoryLocation('?Size=15+cm');
    const listener = vi.fn();
    const stop = location.subscribe(listener);
    location.read().set('Size', 'another');
    expect(location.read().get('Size')).toBe('15 cm');
    location.write(new URLSearchParams({ Size: '10 cm' }), 'replace');
    expect([location.read().get('Size'), listener.mock.calls.length]).toEqual(['10 cm', 0]);
    location.visit('?Size=20+cm');
    expect([location.read().get('Size'), listener.mock.calls.length]).toEqual(['20 cm', 1]);
    stop();
    location.visit('');
    expect(listener).toHaveBeenCalledTimes(1);
  });
});

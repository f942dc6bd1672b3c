import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { webStorage, withGlobal } from '../../testing/browser-storage.ts';
import { gate, rejection } from '../../testing/fake-platform.ts';
import { withLock } from './with-lock.ts';

const key = 'vitrine.tokens.client-1';
const lease = `${key}.lease`;

/** Fakes timers, also for time limits. */
function fakeTimers(): void {
  vi.useFakeTimers();
  const limit = vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(new DOMException('', 'TimeoutError')), milliseconds);
    return controller.signal;
  });
  onTestFinished(() => {
    limit.mockRestore();
    vi.useRealTimers();
  });
}

/** Runs several pages; records their maximum concurrency and their order of completion. */
function workers(items = webStorage()) {
  const seen = { most: 0, ended: [] as string[] };
  let working = 0;
  const start = (name: string, until: () => unknown = () => {}) =>
    withLock(key, items, async () => {
      working += 1;
      seen.most = Math.max(seen.most, working);
      await until();
      working -= 1;
      seen.ended.push(name);
      return name;
    });
  return { items, seen, start };
}

const noLocks = () => withGlobal('navigator', {});

describe.each([
  ['with Web Locks', () => {}],
  ['S49 without Web Locks', noLocks],
])('%s', (_, prepareRequest) => {
  test('one page works at a time, and all get a turn', async () => {
    prepareRequest();
    const { seen, start } = workers();
    const work = () => new Promise((resolve) => setTimeout(resolve, 20));
    const names = ['one', 'two', 'three'];
    expect(await Promise.all(names.map((name) => start(name, work)))).toEqual(names);
    expect(seen.most).toBe(1);
  });

  test('an error is passed on unchanged, and the next page continues', async () => {
    prepareRequest();
    const { start } = workers();
    const fail = () => Promise.reject(new Error('Cut off.'));
    expect(await rejection(start('one', fail))).toMatchObject({
      message: 'Cut off.',
    });
    expect(await start('two')).toBe('two');
  });

  test('S47 L17 a page continues after waiting for five seconds', async () => {
    prepareRequest();
    fakeTimers();
    const { opened, open } = gate();
    const { seen, start } = workers();
    const stuck = start('stuck', () => opened);
    const pendingResponse = start('waiting');
    await vi.advanceTimersByTimeAsync(4900);
    expect(seen.ended).toEqual([]);
    await vi.advanceTimersByTimeAsync(400);
    expect(seen.ended).toEqual(['waiting']);
    expect(await pendingResponse).toBe('waiting');
    open();
    expect(await stuck).toBe('stuck');
  });
});

test('forbidden Web Locks don’t block the page', async () => {
  const request = () => Promise.reject(new DOMException('Not allowed.', 'SecurityError'));
  withGlobal('navigator', { locks: { request } });
  expect(await workers().start('one')).toBe('one');
});

describe('S49 a lease', () => {
  test.each([
    ['of a page that is gone', () => `0.5 ${Date.now() - 1}`],
    ['of another clock', () => `0.5 ${Date.now() + 3_600_000}`],
    ['that is none', () => 'hello'],
  ])('%s is taken over', async (_, content) => {
    noLocks();
    fakeTimers();
    const { items, start } = workers();
    items.setItem(lease, content());
    const done = start('one');
    await vi.advanceTimersByTimeAsync(300);
    expect(await done).toBe('one');
    expect(items.items.size).toBe(0);
  });

  test('taken by another page at the same moment belongs to that page', async () => {
    noLocks();
    fakeTimers();
    const { items, seen, start } = workers();
    const done = start('one');
    items.setItem(lease, `0.5 ${Date.now() + 1000}`);
    await vi.advanceTimersByTimeAsync(900);
    expect(seen.ended).toEqual([]);
    await vi.advanceTimersByTimeAsync(600);
    expect(await done).toBe('one');
  });

  test('overwritten late by a delayed page stays with its owner', async () => {
    noLocks();
    fakeTimers();
    const { items, seen, start } = workers();
    const { opened, open } = gate();
    const first = start('first', () => opened);
    await vi.advanceTimersByTimeAsync(300);
    const { getItem } = items;
    items.getItem = () => null;
    const late = start('late');
    items.getItem = getItem;
    await vi.advanceTimersByTimeAsync(600);
    expect(seen.ended).toEqual([]);
    open();
    await vi.advanceTimersByTimeAsync(600);
    expect(await Promise.all([first, late])).toEqual(['first', 'late']);
    expect(seen).toEqual({ most: 1, ended: ['first', 'late'] });
    expect(items.items.size).toBe(0);
  });

  test('is not written again after it expires by the page that still works', async () => {
    noLocks();
    fakeTimers();
    const { items, start } = workers();
    const { opened, open } = gate();
    const stuck = start('stuck', () => opened);
    await vi.advanceTimersByTimeAsync(6000);
    const other = `0.5 ${Date.now() + 1000}`;
    items.setItem(lease, other);
    await vi.advanceTimersByTimeAsync(200);
    open();
    await stuck;
    expect(items.getItem(lease)).toBe(other);
  });

  test('doesn’t fail the work if it can’t be released', async () => {
    noLocks();
    const storage = webStorage();
    const done = workers(storage).start('one', () => {
      storage.getItem = () => {
        throw new Error('Closed.');
      };
    });
    expect(await done).toBe('one');
  });

  test('doesn’t block the page if the storage is unavailable', async () => {
    noLocks();
    const closed = () => {
      throw new Error('Closed.');
    };
    const items = { items: new Map(), getItem: closed, setItem: closed, removeItem: closed };
    expect(await workers(items).start('one')).toBe('one');
  });
});

import { beforeEach, describe, expect, test, vi } from 'vitest';
import { webStorage, withGlobal } from '../../testing/browser-storage.ts';
import { shareAcrossTabs, watchRestoration } from './cross-tab-storage.ts';

const key = 'vitrine.tokens.client-1';

/** The channels that the code opened, in order. */
let channels: FakeChannel[];

class FakeChannel extends EventTarget {
  readonly name: string;
  readonly posted: unknown[] = [];
  isOpen = true;

  constructor(name: string) {
    super();
    this.name = name;
    channels.push(this);
  }

  postMessage(message: unknown) {
    this.posted.push(message);
  }

  close() {
    this.isOpen = false;
  }
}

beforeEach(() => {
  channels = [];
});

const withChannels = () => withGlobal('BroadcastChannel', FakeChannel);

/** A browser page, as far as these tests need it. */
function openPage() {
  const window = withGlobal('window', new EventTarget());
  const document = withGlobal('document', new EventTarget());
  const dispatchWindow = (type: string, fields: object = {}) =>
    window.dispatchEvent(Object.assign(new Event(type), fields));
  return {
    changeStorage: (changedKey: string | null) => dispatchWindow('storage', { key: changedKey }),
    changeVisibility: () => document.dispatchEvent(new Event('visibilitychange')),
    hide: () => dispatchWindow('pagehide'),
    show: (persisted: boolean) => dispatchWindow('pageshow', { persisted }),
  };
}

/** A page that watches the key. */
function watchingPage() {
  const page = openPage();
  withChannels();
  const listener = vi.fn();
  const stop = shareAcrossTabs(webStorage()).watch?.(key, listener) ?? expect.unreachable();
  const receive = () => channels.at(-1)?.dispatchEvent(new Event('message'));
  const getOpenNames = () => channels.filter(({ isOpen }) => isOpen).map(({ name }) => name);
  return { ...page, listener, stop, receive, getOpenNames };
}

/** Stores a text and removes it again, and checks that the storage did. */
function storeAndRemove() {
  const items = webStorage();
  const storage = shareAcrossTabs(items);
  storage.setItem(key, 'secret');
  expect(items.getItem(key)).toBe('secret');
  storage.removeItem(key);
  expect(items.getItem(key)).toBeNull();
}

describe('a change of a shared storage', () => {
  test('is announced to other pages without its content, and no channel stays open', () => {
    openPage();
    withChannels();
    storeAndRemove();
    const announcement = { name: key, posted: ['changed'], isOpen: false };
    expect(channels).toMatchObject([announcement, announcement]);
  });

  test('opens no channel on a server', () => {
    withChannels();
    storeAndRemove();
    expect(channels).toEqual([]);
  });

  test('is stored by a page without channels', () => {
    openPage();
    withGlobal('BroadcastChannel', undefined);
    storeAndRemove();
  });
});

describe('a page that watches a shared storage', () => {
  test('is notified of a message, of a storage event for the key or for all keys, and of its visibility', () => {
    const { listener, receive, changeStorage, changeVisibility } = watchingPage();
    expect(listener).not.toHaveBeenCalled();
    receive();
    expect(listener).toHaveBeenCalledTimes(1);
    changeStorage(key);
    expect(listener).toHaveBeenCalledTimes(2);
    changeStorage(null);
    expect(listener).toHaveBeenCalledTimes(3);
    changeStorage('another key');
    expect(listener).toHaveBeenCalledTimes(3);
    changeVisibility();
    expect(listener).toHaveBeenCalledTimes(4);
  });

  test('has no open channel in the back/forward cache, and is notified when it is restored', () => {
    const { listener, receive, hide, show, getOpenNames } = watchingPage();
    expect(getOpenNames()).toEqual([key]);
    hide();
    expect(getOpenNames()).toEqual([]);
    show(true);
    expect(getOpenNames()).toEqual([key]);
    expect(listener).toHaveBeenCalledTimes(1);
    receive();
    expect(listener).toHaveBeenCalledTimes(2);
  });

  test('is not notified when it is shown for the first time', () => {
    const { listener, show, getOpenNames } = watchingPage();
    show(false);
    expect(listener).not.toHaveBeenCalled();
    expect(getOpenNames()).toEqual([key]);
  });

  test('is not notified after it stops, and has no open channel', () => {
    const page = watchingPage();
    page.stop();
    expect(page.getOpenNames()).toEqual([]);
    page.receive();
    page.changeStorage(key);
    page.changeVisibility();
    page.hide();
    page.show(true);
    expect(page.listener).not.toHaveBeenCalled();
    expect(page.getOpenNames()).toEqual([]);
  });

  test('closes the channel that it opened after a restoration when it stops', () => {
    const { hide, show, stop, getOpenNames } = watchingPage();
    hide();
    show(true);
    stop();
    expect(getOpenNames()).toEqual([]);
  });

  test('is notified of storage events without channels', () => {
    const { changeStorage } = openPage();
    withGlobal('BroadcastChannel', undefined);
    const listener = vi.fn();
    const stop = shareAcrossTabs(webStorage()).watch?.(key, listener);
    changeStorage(key);
    expect(listener).toHaveBeenCalledTimes(1);
    stop?.();
    changeStorage(key);
    expect(listener).toHaveBeenCalledTimes(1);
  });
});

test('a server has nothing to watch, and opens no channel', () => {
  withChannels();
  const listener = vi.fn();
  const stops = [shareAcrossTabs(webStorage()).watch?.(key, listener), watchRestoration(listener)];
  for (const stop of stops) expect(() => stop?.()).not.toThrow();
  expect(channels).toEqual([]);
});

test('a listener of restorations is notified of each one until it stops', () => {
  const { show } = openPage();
  const listener = vi.fn();
  const stop = watchRestoration(listener);
  show(false);
  expect(listener).not.toHaveBeenCalled();
  show(true);
  show(true);
  expect(listener).toHaveBeenCalledTimes(2);
  stop();
  show(true);
  expect(listener).toHaveBeenCalledTimes(2);
});

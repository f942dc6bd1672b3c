import { vi } from 'vitest';

interface Signaled {
  signal?: AbortSignal;
}

/** A page that opens popups and hidden frames, and counts those that are open. */
export function loginWindows() {
  const messages = new EventTarget();
  const popups = new Set<object>();
  const frames = new Set<object>();
  const open = { listeners: 0, addresses: [] as string[] };
  const listen =
    (target: EventTarget) =>
    (type: string, listener: EventListener, options: Signaled = {}) => {
      // A storefront listens for as long as its page exists.
      if (type === 'pageshow') return;
      open.listeners += 1;
      options.signal?.addEventListener('abort', () => {
        open.listeners -= 1;
      });
      EventTarget.prototype.addEventListener.call(target, type, listener, options);
    };
  vi.stubGlobal('addEventListener', listen(messages));
  vi.stubGlobal('open', () => {
    const popup = {
      closed: false,
      opener: {} as unknown,
      location: { replace: (url: string) => void open.addresses.push(url) },
      close: () => {
        popup.closed = true;
        popups.delete(popup);
      },
    };
    popups.add(popup);
    return popup;
  });
  vi.stubGlobal('document', {
    hasFocus: () => true,
    addEventListener: listen(new EventTarget()),
    createElement: () => {
      const frame = {
        src: '',
        contentWindow: {},
        style: {},
        setAttribute: () => {},
        remove: () => void frames.delete(frame),
      };
      return frame;
    },
    body: {
      append: (frame: { src: string }) => {
        frames.add(frame);
        open.addresses.push(frame.src);
      },
    },
  });
  return {
    /** URLs that were opened. */
    addresses: open.addresses,
    popups,
    frames,
    /** Numbers of popups, frames and listeners that are still there. */
    left: () => ({ popups: popups.size, frames: frames.size, listeners: open.listeners }),
    /** The provider's page posts a message from a window. */
    post: (source: object | undefined, origin: string, data: unknown) =>
      messages.dispatchEvent(Object.assign(new Event('message'), { source, origin, data })),
  };
}

import { vi } from 'vitest';
import { fakePopup } from './fake-popup.ts';
import { loginPage } from './login-platform.ts';

/** A hidden frame, as the page made it. */
export interface FakeFrame extends EventTarget {
  src: string;
  contentWindow: object;
}

/** A page that opens frames as well as windows, with control over the provider in them. */
export function fakeIframe() {
  const shop = fakePopup();
  const frames = new Set<FakeFrame>();
  const policies = new EventTarget();
  let opened = 0;
  const getFrame = () => {
    const [frame] = frames;
    if (!frame) throw new Error('There is no frame.');
    return frame;
  };
  const listen =
    (target: EventTarget) =>
    (type: string, listener: EventListener, options: { signal: AbortSignal }) => {
      shop.page.listeners += 1;
      options.signal.addEventListener('abort', () => {
        shop.page.listeners -= 1;
      });
      EventTarget.prototype.addEventListener.call(target, type, listener, options);
    };
  const page = {
    hasFocus: () => shop.page.hasFocus,
    addEventListener: listen(policies),
    createElement: () => {
      const target = new EventTarget();
      const frame = Object.assign(target, {
        src: '',
        contentWindow: {},
        style: {},
        setAttribute: () => {},
        remove: () => void frames.delete(frame),
        addEventListener: listen(target),
      });
      return frame;
    },
    body: {
      append: (frame: FakeFrame) => {
        opened += 1;
        frames.add(frame);
      },
    },
  };
  vi.stubGlobal('document', page);
  return {
    ...shop,
    /** The document, to which a test may add what a browser has. */
    document: page as object,
    frames,
    frame: getFrame,
    /** Number of frames that were opened. */
    opened: () => opened,
    /** Once the frame shows the provider's page, the state of its login. */
    async frameState(): Promise<string> {
      await vi.waitFor(() => getFrame());
      return shop.getLastRequest().state;
    },
    /** The page in the frame has loaded. */
    load: () => getFrame().dispatchEvent(new Event('load')),
    /** The provider's page in the frame posts a message. */
    response: (data: object) => shop.post(data, { source: getFrame().contentWindow }),
    /** A policy of the page reports a violation, by default that the frame is not loaded. */
    violate: (violation: object = {}) =>
      policies.dispatchEvent(
        Object.assign(new Event('securitypolicyviolation'), {
          effectiveDirective: 'frame-src',
          blockedURI: loginPage,
          disposition: 'enforce',
          ...violation,
        }),
      ),
  };
}

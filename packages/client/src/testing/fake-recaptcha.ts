import { vi } from 'vitest';

/** The used subset of a script element. */
type FakeScript = EventTarget & { src: string; nonce?: string; remove(): void };

/** Render parameters of a widget. */
type Parameters = Record<string, unknown>;

/** A page whose scripts load under the test's control, with a fake of the provider's script. */
export function fakeRecaptcha() {
  const scripts: FakeScript[] = [];
  const rendered: { place: object; parameters: Parameters }[] = [];
  const reset = vi.fn<(widget: number) => void>();
  const enterprise = {
    ready: (act: () => void) => act(),
    execute: vi.fn(async (_siteKey: string, _options: object): Promise<unknown> => 'silent-token'),
    render: (container: object, parameters: Parameters) =>
      rendered.push({ place: container, parameters }) - 1,
    reset,
  };
  const element = () =>
    Object.assign(new EventTarget(), {
      src: '',
      remove() {
        const at = scripts.indexOf(this as unknown as FakeScript);
        if (at >= 0) scripts.splice(at, 1);
      },
    });
  vi.stubGlobal('document', {
    createElement: element,
    head: { append: (script: FakeScript) => scripts.push(script) },
    body: {},
    querySelectorAll: () => [],
  });
  const observers = new Set<object>();
  vi.stubGlobal(
    'MutationObserver',
    class {
      observe() {
        observers.add(this);
      }
      disconnect() {
        observers.delete(this);
      }
    },
  );
  return {
    enterprise,
    scripts,
    rendered,
    /** Number of active observers. */
    watching: () => observers.size,
    /** A container of the given width in pixels. */
    addContainer: (clientWidth = 320) => {
      const children: object[] = [];
      const appendChild = (child: object) => {
        children.push(child);
        return Object.assign(child, { remove: () => void children.splice(0) });
      };
      return { clientWidth, children, appendChild } as unknown as HTMLElement;
    },
    /** Completes the loading of the script. */
    come() {
      vi.stubGlobal('grecaptcha', { enterprise });
      scripts.at(-1)?.dispatchEvent(new Event('load'));
    },
    /** The script can't be had. */
    fail: () => void scripts.at(-1)?.dispatchEvent(new Event('error')),
  };
}

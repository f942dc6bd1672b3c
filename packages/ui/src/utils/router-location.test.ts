import { describe, expect, it, vi } from 'vitest';
import { createRouterLocation } from './router-location.ts';

/** A port on a router that renders a written query when `render` is called. */
function setUp(initialQuery = '') {
  const navigate = vi.fn<(query: string, how: 'replace' | 'push') => void>();
  const port = createRouterLocation(initialQuery, navigate);
  const listener = vi.fn(() => port.read().toString());
  const stop = port.subscribe(listener);
  port.follow({}, initialQuery);
  port.notify();
  /** Renders another location of the router. */
  const render = (query: string) => {
    port.follow({}, query);
    port.notify();
  };
  const read = () => port.read().toString();
  const write = (query: string, how: 'replace' | 'push' = 'push') =>
    port.write(new URLSearchParams(query), how);
  return { port, navigate, listener, stop, render, read, write };
}

describe('createRouterLocation', () => {
  it('reads the query of the first location without reporting it', () => {
    const { read, listener } = setUp('?q=ring%20vase');
    expect(read()).toBe('q=ring+vase');
    expect(listener).not.toHaveBeenCalled();
  });

  it('reports a link, back and forward after the rendering, and reads them during it', () => {
    const { port, read, listener } = setUp();
    port.follow({}, '?page=2');
    expect(read()).toBe('page=2');
    expect(listener).not.toHaveBeenCalled();
    port.notify();
    port.notify();
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('reads a written query at once, and does not report it when the router renders it', () => {
    const { navigate, read, write, render, listener } = setUp('?q=vase');
    write('q=vase&page=2', 'replace');
    expect(navigate).toHaveBeenCalledExactlyOnceWith('q=vase&page=2', 'replace');
    expect(read()).toBe('q=vase&page=2');
    render('?q=vase&page=2');
    expect(listener).not.toHaveBeenCalled();
  });

  it('keeps a written query while the router still renders the last location', () => {
    const { port, read, write } = setUp();
    const location = {};
    port.follow(location, '?q=a');
    write('q=b');
    port.follow(location, '?q=a');
    expect(read()).toBe('q=b');
  });

  it('keeps the last of several writes while the router renders the first', () => {
    const { read, write, render, listener } = setUp();
    write('page=2');
    write('page=3');
    render('?page=2');
    expect(read()).toBe('page=3');
    render('?page=3');
    expect(listener).not.toHaveBeenCalled();
  });

  it('does not wait for a write that the router has skipped', () => {
    const { read, write, render, listener } = setUp();
    write('page=2');
    write('page=3');
    render('?page=3');
    render('?page=2');
    expect(read()).toBe('page=2');
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('follows the router where it goes elsewhere than a write', () => {
    const { read, write, render, listener } = setUp('?q=vase');
    write('q=vase&page=2');
    render('?q=lamp');
    expect(read()).toBe('q=lamp');
    expect(listener).toHaveReturnedWith('q=lamp');
  });

  it('does not navigate to the current query', () => {
    const { navigate, write } = setUp('?q=ring+vase');
    write('q=ring vase');
    expect(navigate).not.toHaveBeenCalled();
  });

  it('keeps the query if the browser rejects a write', () => {
    const { navigate, read, write, render, listener } = setUp('?q=a');
    navigate.mockImplementationOnce(() => {
      throw new DOMException('Too many calls', 'SecurityError');
    });
    expect(() => write('q=b')).toThrow('Too many calls');
    expect(read()).toBe('q=a');
    render('?q=b');
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('takes the query of a server only before it follows the router', () => {
    const port = createRouterLocation('', () => {});
    port.hydrate?.('q=server');
    expect(port.read().toString()).toBe('q=server');
    port.follow({}, 'q=router');
    port.hydrate?.('q=server');
    expect(port.read().toString()).toBe('q=router');
  });

  it('is not changed by a result of reading, and calls no listener that has left', () => {
    const { port, read, stop, listener, render } = setUp();
    port.read().set('q', 'changed');
    expect(read()).toBe('');
    stop();
    render('?q=vase');
    expect(listener).not.toHaveBeenCalled();
  });
});

import { describe, expect, it, vi } from 'vitest';
import { createLazyModule } from './lazy-module.ts';

const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('createLazyModule', () => {
  it('loads nothing until it is started, and only once', async () => {
    const load = vi.fn(async () => 'code');
    const late = createLazyModule(load);
    expect(late.read()).toEqual({ status: 'idle' });
    expect(load).not.toHaveBeenCalled();
    late.start();
    late.start();
    expect(late.read()).toEqual({ status: 'loading' });
    await settled();
    late.start();
    expect(late.read()).toEqual({ status: 'ready', code: 'code' });
    expect(load).toHaveBeenCalledOnce();
  });

  it('fails silently, and can be started again', async () => {
    const load = vi.fn(async () => 'code').mockRejectedValueOnce(new TypeError('no connection'));
    const late = createLazyModule(load);
    late.start();
    await settled();
    expect(late.read()).toEqual({ status: 'failed' });
    late.start();
    await settled();
    expect(late.read().code).toBe('code');
  });

  it('notifies listeners of each step until they unsubscribe', async () => {
    const late = createLazyModule(async () => 'code');
    const steps: string[] = [];
    const stop = late.subscribe(() => steps.push(late.read().status));
    late.start();
    await settled();
    expect(steps).toEqual(['loading', 'ready']);
    stop();
    const other = createLazyModule(async () => 'code');
    other.subscribe(() => steps.push('other'))();
    other.start();
    await settled();
    expect(steps).toEqual(['loading', 'ready']);
  });
});

import { afterAll, vi } from 'vitest';

// Files share their worker: what one replaces must not reach the next.
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

import { afterEach, expect, it, vi } from 'vitest';
import { navigateSecurely } from './navigate-securely.ts';

afterEach(() => vi.unstubAllGlobals());

it.each(['https://login.example/authorize', 'http://127.0.0.1:4011/logout'])(
  'S81 navigates to %s',
  (url) => {
    const assign = vi.fn();
    vi.stubGlobal('location', { assign });
    navigateSecurely()(url);
    expect(assign.mock.calls).toEqual([[url]]);
    const navigate = vi.fn();
    navigateSecurely(navigate)(url);
    expect(navigate.mock.calls).toEqual([[url]]);
  },
);

it.each(['javascript:alert(1)', 'data:text/html,x', 'http://login.example/', ''])(
  'S81 does not navigate to "%s"',
  (url) => {
    const navigate = vi.fn();
    expect(() => navigateSecurely(navigate)(url)).toThrow(
      expect.objectContaining({ name: 'AuthorizationError', code: 'UNSAFE_URL' }),
    );
    expect(navigate).not.toHaveBeenCalled();
  },
);

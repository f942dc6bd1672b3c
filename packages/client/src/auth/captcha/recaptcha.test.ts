import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { rejection } from '../../testing/fake-platform.ts';
import { fakeRecaptcha } from '../../testing/fake-recaptcha.ts';
import { manualClock } from '../../testing/manual-clock.ts';
import type { CaptchaView } from './captcha-port.ts';
import { openRecaptcha } from './recaptcha.ts';

const keys = { visible: 'v-key', invisible: 'i-key' };

let page: ReturnType<typeof fakeRecaptcha>;
let hand: ReturnType<typeof manualClock>;

beforeEach(() => {
  page = fakeRecaptcha();
  hand = manualClock();
});

afterEach(() => vi.unstubAllGlobals());

const getCaptcha = (options: object = {}) =>
  openRecaptcha({ ...keys, clock: hand.clock, ...options });

const view = (more: Partial<CaptchaView> = {}): CaptchaView => ({
  action: 'login',
  onSolved: vi.fn(),
  onExpired: vi.fn(),
  onFailed: vi.fn(),
  ...more,
});

describe('S70 L28 the captcha script', () => {
  test('loads once on request, from the provider’s origin', async () => {
    const captcha = getCaptcha({ nonce: 'n-1' });
    expect(page.scripts).toEqual([]);
    const requests = [captcha.solveSilently('login'), captcha.solveSilently('register')];
    expect(page.scripts).toHaveLength(1);
    expect(page.scripts[0]).toMatchObject({
      src: 'https://www.google.com/recaptcha/enterprise.js?render=i-key',
      nonce: 'n-1',
    });
    page.come();
    expect(await Promise.all(requests)).toEqual(['silent-token', 'silent-token']);
    expect(hand.sleeping()).toBe(0);
  });

  test('loads from no other origin', async () => {
    const captcha = getCaptcha({ origin: 'https://evil.example' });
    expect(await rejection(captcha.solveSilently('login'))).toBeInstanceOf(TypeError);
    expect(page.scripts).toEqual([]);
  });

  test('reports when it is blocked, and is retried the next time', async () => {
    const captcha = getCaptcha();
    const first = rejection(captcha.solveSilently('login'));
    page.fail();
    expect(await first).toMatchObject({ name: 'CaptchaError', code: 'CAPTCHA_BLOCKED' });
    expect(page.scripts).toEqual([]);
    const second = captcha.solveSilently('login');
    page.come();
    expect(await second).toBe('silent-token');
  });

  test('is rejected if it isn’t the expected script', async () => {
    const result = rejection(getCaptcha().solveSilently('login'));
    page.scripts[0]?.dispatchEvent(new Event('load'));
    expect(await result).toMatchObject({ code: 'CAPTCHA_BLOCKED' });
  });

  test('times out after ten seconds', async () => {
    const result = rejection(getCaptcha().solveSilently('login'));
    await hand.pass(10_000);
    expect(await result).toMatchObject({ code: 'CAPTCHA_TIMED_OUT', retryable: true });
    expect(page.scripts).toEqual([]);
  });
});

describe('the invisible captcha', () => {
  const solve = async (captcha = getCaptcha(), signal?: AbortSignal) => {
    const result = captcha.solveSilently('login', signal ? { signal } : {});
    page.come();
    return result;
  };

  test('sends the action', async () => {
    await solve();
    expect(page.enterprise.execute).toHaveBeenCalledWith('i-key', { action: 'login' });
  });

  test.each([[''], [null], [{}]])('fails with the token %o', async (token) => {
    page.enterprise.execute.mockResolvedValue(token);
    expect(await rejection(solve())).toMatchObject({
      ...{ code: 'CAPTCHA_FAILED', retryable: true },
    });
  });

  test('rejects with a typed error', async () => {
    page.enterprise.execute.mockRejectedValue(new Error('Invalid site key'));
    expect(await rejection(solve())).toMatchObject({
      name: 'CaptchaError',
      code: 'CAPTCHA_FAILED',
    });
  });

  test('times out after ten seconds', async () => {
    page.enterprise.execute.mockReturnValue(new Promise(() => {}));
    const result = rejection(solve());
    await hand.pass(10_050);
    expect(await result).toMatchObject({ code: 'CAPTCHA_TIMED_OUT' });
  });

  test('rejects when the caller aborts', async () => {
    page.enterprise.execute.mockReturnValue(new Promise(() => {}));
    const controller = new AbortController();
    const result = rejection(solve(getCaptcha(), controller.signal));
    await vi.waitFor(() => expect(page.enterprise.execute).toHaveBeenCalled());
    controller.abort(new Error('left'));
    expect(await result).toMatchObject({ message: 'left' });
    expect(hand.sleeping()).toBe(0);
  });

  test('requires a key before anything loads', async () => {
    const result = rejection(getCaptcha({ invisible: undefined }).solveSilently('login'));
    expect(await result).toMatchObject({ code: 'CAPTCHA_NOT_SET_UP' });
    expect(page.scripts).toEqual([]);
  });
});

describe('S69 L28 the visible captcha', () => {
  const show = async (
    more: Partial<CaptchaView> = {},
    container = page.addContainer(),
    options = {},
  ) => {
    const shown = getCaptcha(options).show(container, view(more));
    page.come();
    return shown;
  };

  test('renders in its element, reports its token, and resets', async () => {
    const onSolved = vi.fn();
    const container = page.addContainer();
    const shown = await show({ onSolved, theme: 'dark', language: 'fa' }, container);
    expect(page.scripts[0]?.src).toMatch(/\?render=i-key&hl=fa$/);
    const { parameters = {} } = page.rendered[0] ?? {};
    expect(parameters).toMatchObject({ sitekey: 'v-key', theme: 'dark', size: 'normal' });
    (parameters.callback as (token: string) => void)('token-1');
    expect(onSolved).toHaveBeenCalledWith('token-1');
    shown.reset();
    expect(page.enterprise.reset).toHaveBeenCalledWith(0);
    expect(page.watching()).toBe(1);
    shown.remove();
    expect(page.watching()).toBe(0);
    expect(Object(container).children).toEqual([]);
  });

  test('is compact in little space', async () => {
    await show({}, page.addContainer(280));
    expect(page.rendered[0]?.parameters.size).toBe('compact');
  });

  test('works without the invisible one', async () => {
    await show({}, page.addContainer(), { invisible: undefined });
    expect(page.scripts[0]?.src).toMatch(/\?render=explicit$/);
  });

  test('reports an expired token and a failure', async () => {
    const callbacks = { onExpired: vi.fn(), onFailed: vi.fn() };
    await show(callbacks);
    const { parameters = {} } = page.rendered[0] ?? {};
    (parameters['expired-callback'] as () => void)();
    expect(callbacks.onExpired).toHaveBeenCalledTimes(1);
    (parameters['error-callback'] as () => void)();
    expect(callbacks.onFailed.mock.calls[0]?.[0]).toMatchObject({ code: 'CAPTCHA_FAILED' });
  });
});

test('S77 touches no globals outside a page before a captcha is requested', async () => {
  vi.unstubAllGlobals();
  const captcha = openRecaptcha(keys);
  expect(await rejection(captcha.solveSilently('login'))).toBeInstanceOf(TypeError);
});

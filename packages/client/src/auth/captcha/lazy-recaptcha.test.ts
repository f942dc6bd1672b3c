import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { rejection } from '../../testing/fake-platform.ts';
import { fakeRecaptcha } from '../../testing/fake-recaptcha.ts';
import { CaptchaError } from './captcha-port.ts';
import { recaptchaEnterprise } from './lazy-recaptcha.ts';

const keys = { visible: 'v-key', invisible: 'i-key' };

let page: ReturnType<typeof fakeRecaptcha>;

beforeEach(() => {
  page = fakeRecaptcha();
});

afterEach(() => {
  vi.doUnmock('./recaptcha.ts');
  vi.resetModules();
  vi.unstubAllGlobals();
});

test('S70 the script loads once, on the first captcha request', async () => {
  const captcha = recaptchaEnterprise(keys);
  expect(page.scripts).toEqual([]);
  const requests = [captcha.solveSilently('login'), captcha.solveSilently('register')];
  await vi.waitFor(() => expect(page.scripts).toHaveLength(1));
  page.come();
  expect(await Promise.all(requests)).toEqual(['silent-token', 'silent-token']);
});

test('S70 a network error reports a blocked captcha, and the next call retries', async () => {
  const captcha = recaptchaEnterprise(keys);
  vi.doMock('./recaptcha.ts', () => {
    throw new Error('no connection');
  });
  const error = await rejection(captcha.solveSilently('login'));
  expect(error).toBeInstanceOf(CaptchaError);
  expect(error).toMatchObject({ code: 'CAPTCHA_BLOCKED', retryable: true });
  vi.doUnmock('./recaptcha.ts');
  const again = captcha.solveSilently('login');
  await vi.waitFor(() => expect(page.scripts).toHaveLength(1));
  page.come();
  expect(await again).toBe('silent-token');
});

test('S70 a captcha without a key rejects like the provider itself', async () => {
  const captcha = recaptchaEnterprise({ invisible: 'i-key' });
  const shown = captcha.show({} as HTMLElement, {
    action: 'login',
    onSolved: vi.fn(),
    onExpired: vi.fn(),
    onFailed: vi.fn(),
  });
  expect(await rejection(shown)).toMatchObject({ code: 'CAPTCHA_NOT_SET_UP' });
});

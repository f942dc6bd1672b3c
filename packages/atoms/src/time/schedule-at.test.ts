import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setTimeoutAt } from './schedule-at.ts';

const start = 1_000_000;

beforeEach(() => void vi.useFakeTimers({ now: start }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('calls back once, not before the given time', () => {
  const callBack = vi.fn();
  setTimeoutAt(start + 90_000, Date.now, callBack);
  vi.advanceTimersByTime(89_999);
  expect(callBack).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(callBack).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(120_000);
  expect(callBack).toHaveBeenCalledTimes(1);
});

it('calls back immediately if the time has passed', () => {
  const callBack = vi.fn();
  setTimeoutAt(start, Date.now, callBack);
  expect(callBack).toHaveBeenCalledTimes(1);
});

it('can be canceled', () => {
  const callBack = vi.fn();
  setTimeoutAt(start + 1000, Date.now, callBack)();
  vi.advanceTimersByTime(5000);
  expect(callBack).not.toHaveBeenCalled();
});

it('follows clock corrections while it waits', () => {
  const callBack = vi.fn();
  let ahead = 0;
  setTimeoutAt(start + 600_000, () => Date.now() + ahead, callBack);
  ahead = 590_000;
  vi.advanceTimersByTime(30_000);
  expect(callBack).toHaveBeenCalledTimes(1);
});

it('checks the clock when the page becomes visible', () => {
  const page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  const callBack = vi.fn();
  setTimeoutAt(start + 20_000, Date.now, callBack);
  vi.setSystemTime(start + 25_000);
  page.dispatchEvent(new Event('visibilitychange'));
  page.dispatchEvent(new Event('visibilitychange'));
  expect(callBack).toHaveBeenCalledTimes(1);
});

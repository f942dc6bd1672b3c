import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { browserPage } from '../../../testing/browser-page.ts';
import { rejection } from '../../../testing/fake-platform.ts';
import { loginPlatform } from '../../../testing/login-platform.ts';
import { manualClock } from '../../../testing/manual-clock.ts';
import { finishPopupLogin, openPopupChannel } from './popup-callback.ts';

let time: ReturnType<typeof manualClock>;
let page: ReturnType<typeof browserPage>;
let client: ReturnType<typeof loginPlatform>['client'];
const close = vi.fn();

beforeEach(() => {
  time = manualClock();
  client = { ...loginPlatform().client, clock: time.clock };
  page = browserPage(
    'https://shop.example/back?tab=2#code=code-1&state=state-1&iss=https://i.example',
  );
  close.mockReset();
  vi.stubGlobal('close', close);
});

afterEach(() => vi.unstubAllGlobals());

/** The page that opened the popup, and what it hears. */
function opener(response?: string) {
  const messages: unknown[] = [];
  const channel = openPopupChannel(client, 'state-1');
  channel.addEventListener('message', ({ data }) => {
    messages.push(data);
    if (response) channel.postMessage(response);
  });
  return { said: messages, leave: () => channel.close() };
}

test('sends the response to the opener, and closes the window', async () => {
  const { said: messages, leave } = opener('heard');
  const ended = finishPopupLogin(client);
  expect(page.href).toBe('https://shop.example/back?tab=2');
  await time.pass(100);
  expect(await ended).toEqual({ received: true });
  leave();
  expect(messages).toEqual([
    {
      code: 'code-1',
      state: 'state-1',
      error: undefined,
      error_description: undefined,
      iss: 'https://i.example',
    },
  ]);
  expect(close).toHaveBeenCalledOnce();
  expect(time.sleeping()).toBe(0);
});

test('keeps the window open if the opener doesn’t respond for three seconds', async () => {
  const { said: messages, leave } = opener('what?');
  const ended = finishPopupLogin(client);
  await time.pass(3_000);
  expect(await ended).toEqual({ received: false });
  leave();
  expect(messages).toHaveLength(12);
  expect(close).not.toHaveBeenCalled();
});

test('reaches an opener that starts listening late', async () => {
  const ended = finishPopupLogin(client);
  await time.pass(2_000);
  const { leave } = opener('heard');
  await time.pass(500);
  expect(await ended).toEqual({ received: true });
  leave();
});

test('S17 S23 sends nothing for a missing or ambiguous response', async () => {
  for (const rest of ['', '#code=a', '#code=a&code=b&state=state-1']) {
    page.href = `https://shop.example/back${rest}`;
    const error = await rejection(finishPopupLogin(client));
    expect(error).toMatchObject({ code: 'MISSING_CODE_OR_STATE' });
  }
  expect(time.sleeping()).toBe(0);
});

test('stops on abort', async () => {
  const controller = new AbortController();
  const ended = rejection(finishPopupLogin(client, { signal: controller.signal }));
  await time.pass(100);
  controller.abort();
  expect(await ended).toMatchObject({ name: 'AbortError' });
  expect(time.sleeping()).toBe(0);
});

test('S10 ends only the concurrent call whose own signal aborts', async () => {
  const controller = new AbortController();
  const first = finishPopupLogin(client);
  const second = rejection(finishPopupLogin(client, { signal: controller.signal }));
  controller.abort();
  expect(await second).toMatchObject({ name: 'AbortError' });
  const { leave } = opener('heard');
  await time.pass(500);
  expect(await first).toEqual({ received: true });
  leave();
});

import { type Clock, toClock } from '../../clock.ts';
import { CAPTCHA_ATTRIBUTE, CaptchaError, type CaptchaPort } from './captcha-port.ts';
import { loadRecaptcha, type Recaptcha, type RecaptchaOrigin, timedOut } from './load-recaptcha.ts';

export interface RecaptchaOptions {
  /** Site key of the visible captcha. */
  visible?: string;
  /** Site key of the invisible captcha. */
  invisible?: string;
  /** Origin of the script; `https://www.google.com` by default. */
  origin?: RecaptchaOrigin;
  /** For pages whose policy wants one on every script. */
  nonce?: string;
  /** Milliseconds for the script and for a silent token, ten seconds each by default. */
  timeout?: number;
  /** The machine's clock by default. */
  clock?: Clock;
}

/**
 * The port of `recaptchaEnterprise`. Loads the provider's script when a captcha is requested, and
 * retries a failed load the next time. See docs/reference/errors.mdx and
 * docs/reference/constants.mdx.
 */
export function openRecaptcha({
  visible,
  invisible,
  origin = 'https://www.google.com',
  nonce,
  timeout = 10_000,
  clock,
}: RecaptchaOptions): CaptchaPort {
  let loading: Promise<Recaptcha> | undefined;
  const load = (language?: string): Promise<Recaptcha> => {
    loading ??= loadRecaptcha({
      origin,
      invisible,
      language,
      nonce,
      timeoutMilliseconds: timeout,
      clock,
    }).catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };

  return {
    async solveSilently(action, { signal } = {}) {
      const siteKey = required(invisible, 'invisible');
      signal?.throwIfAborted();
      const recaptcha = await load();
      signal?.throwIfAborted();
      const ended = new AbortController();
      try {
        return await Promise.race([
          recaptcha.execute(siteKey, { action }).then(tokenOf),
          toClock(clock)
            .sleep(timeout, ended.signal)
            .then(() => Promise.reject(timedOut())),
          aborted(signal, ended.signal),
        ]);
      } catch (cause) {
        throw signal?.aborted || cause instanceof CaptchaError ? cause : wasClosed(cause);
      } finally {
        ended.abort();
      }
    },

    async show(
      container,
      { action, theme = 'light', language, onSolved, onExpired, onFailed, signal },
    ) {
      const sitekey = required(visible, 'visible');
      const recaptcha = await load(language);
      signal?.throwIfAborted();
      const tasks = watchTasks(origin);
      // The widget accepts an element only once, so each captcha gets its own.
      const own = container.appendChild(document.createElement('div'));
      const widget = recaptcha.render(own, {
        sitekey,
        action,
        theme,
        size: container.clientWidth < narrowest ? 'compact' : 'normal',
        callback: onSolved,
        'expired-callback': onExpired,
        'error-callback': () => onFailed(wasClosed()),
      });
      return {
        reset: () => recaptcha.reset(widget),
        remove() {
          tasks.disconnect();
          own.remove();
        },
      };
    },
  };
}

/** Pixels that the usual widget is wide. */
const narrowest = 304;

/**
 * The widget appends its challenges to the body. A modal dialog disables pointer events there, so
 * this enables them again.
 */
function watchTasks(origin: string): MutationObserver {
  // Challenge frames have this name prefix; the frame of the checkbox stays in its container.
  const tasks = `iframe[name^="c-"][src^="${origin}/recaptcha/"]`;
  const tagTasks = () => {
    for (const frame of document.querySelectorAll(tasks)) {
      const task = frame.closest<HTMLElement>('body > *');
      task?.setAttribute(CAPTCHA_ATTRIBUTE, '');
      task?.style.setProperty('pointer-events', 'auto');
    }
  };
  const observer = new MutationObserver(tagTasks);
  observer.observe(document.body, { childList: true, subtree: true });
  return observer;
}

function required(siteKey: string | undefined, which: string): string {
  if (siteKey) return siteKey;
  throw new CaptchaError({
    message: `This site has no key for the ${which} captcha.`,
    code: 'CAPTCHA_NOT_SET_UP',
  });
}

function tokenOf(token: unknown): string {
  if (typeof token === 'string' && token !== '') return token;
  throw wasClosed();
}

const aborted = (signal: AbortSignal | undefined, until: AbortSignal) =>
  new Promise<never>((_, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason), { signal: until });
  });

const wasClosed = (cause?: unknown) =>
  new CaptchaError({
    message: 'The captcha could not go on.',
    code: 'CAPTCHA_FAILED',
    retryable: true,
    cause,
  });

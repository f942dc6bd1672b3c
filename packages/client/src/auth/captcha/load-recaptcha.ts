import { type Clock, toClock } from '../../clock.ts';
import { CaptchaError } from './captcha-port.ts';

/** The used subset of the provider's script API. */
export interface Recaptcha {
  /** Calls `act` when the script can be used. */
  ready(act: () => void): void;
  /** Returns a token of the invisible captcha. */
  execute(
    siteKey: string,
    options: {
      /** Name of the action in the provider's statistics. */
      action: string;
    },
  ): Promise<string>;
  /** Puts the visible captcha into the container, and returns the widget's number. */
  render(container: HTMLElement, parameters: Record<string, unknown>): number;
  /** Resets the widget with this number. */
  reset(widget: number): void;
}

/** Origins of the script. The second one is for regions that can't reach the first. */
export const recaptchaOrigins = ['https://www.google.com', 'https://www.recaptcha.net'] as const;
export type RecaptchaOrigin = (typeof recaptchaOrigins)[number];

export interface ScriptSource {
  /** Origin of the script. */
  origin: RecaptchaOrigin;
  /** The key of the invisible captcha, if the site has one. */
  invisible: string | undefined;
  /** Language code; the browser's language by default. */
  language: string | undefined;
  /** For pages whose policy wants one on every script. */
  nonce: string | undefined;
  /** Time limit for the script, in milliseconds. */
  timeoutMilliseconds: number;
  /** The machine's clock by default. */
  clock: Clock | undefined;
}

/**
 * Loads the provider's script. A failed load removes its element so that it can be retried.
 *
 * @throws CaptchaError `CAPTCHA_BLOCKED` or `CAPTCHA_TIMED_OUT`; TypeError outside of a page.
 */
export async function loadRecaptcha(source: ScriptSource): Promise<Recaptcha> {
  const { document } = globalThis;
  if (!document) throw new TypeError('A captcha needs a page with a document.');
  const script = document.createElement('script');
  script.src = getAddress(source);
  script.async = true;
  if (source.nonce !== undefined) script.nonce = source.nonce;
  const ended = new AbortController();
  try {
    return await new Promise<Recaptcha>((resolve, reject) => {
      const begin = () => {
        const recaptcha = offered();
        if (recaptcha) recaptcha.ready(() => resolve(recaptcha));
        else reject(blocked());
      };
      script.addEventListener('load', begin, { signal: ended.signal });
      script.addEventListener('error', () => reject(blocked()), { signal: ended.signal });
      const { sleep } = toClock(source.clock);
      void sleep(source.timeoutMilliseconds, ended.signal).then(() => reject(timedOut()));
      document.head.append(script);
    });
  } catch (error) {
    script.remove();
    throw error;
  } finally {
    ended.abort();
  }
}

function getAddress({ origin, invisible, language }: ScriptSource): string {
  // An arbitrary origin would let a foreign script read passwords.
  if (!recaptchaOrigins.includes(origin)) {
    throw new TypeError(`A captcha's script comes from ${recaptchaOrigins.join(' or ')}.`);
  }
  const url = new URL('/recaptcha/enterprise.js', origin);
  url.searchParams.set('render', invisible ?? 'explicit');
  if (language !== undefined) url.searchParams.set('hl', language);
  return url.href;
}

const offered = (): Recaptcha | undefined =>
  (globalThis as { grecaptcha?: { enterprise?: Recaptcha } }).grecaptcha?.enterprise;

const blocked = () =>
  new CaptchaError({
    message: 'The script of the captcha could not be loaded.',
    code: 'CAPTCHA_BLOCKED',
    retryable: true,
  });

export const timedOut = () =>
  new CaptchaError({
    message: 'The captcha took too long.',
    code: 'CAPTCHA_TIMED_OUT',
    retryable: true,
  });

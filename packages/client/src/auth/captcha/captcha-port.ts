import type { RequestOptions } from '../../client.ts';
import { PlatformError } from '../../http/errors.ts';

/** What the person is about to do, as the provider's statistics name it. */
export type CaptchaAction = 'login' | 'register';

/** How the visible captcha is to look, and whom it tells what became of it. */
export interface CaptchaView extends RequestOptions {
  action: CaptchaAction;
  theme?: 'light' | 'dark';
  /** A language code; the browser's own by default. */
  language?: string;
  /** The person has solved it. A token is good for one try. */
  onSolved(token: string): void;
  /** The token has ended before it was used. */
  onExpired(): void;
  /** It can't go on, for example without a connection. */
  onFailed(error: CaptchaError): void;
}

/** A captcha that is in the page. */
export interface RenderedCaptcha {
  /** Begins again, after its token was used. */
  reset(): void;
  remove(): void;
}

/**
 * Proves that a person is there, by whatever captcha the site has. `recaptchaEnterprise` is one; a
 * host may give another. See docs/reference/errors.md and docs/reference/constants.md.
 */
export interface CaptchaPort {
  /**
   * A token of the captcha that no one sees.
   *
   * @throws CaptchaError; the abort itself.
   */
  solveSilently(action: CaptchaAction, request?: RequestOptions): Promise<string>;
  /**
   * Puts the visible captcha into an empty element.
   *
   * @throws CaptchaError; the abort itself.
   */
  show(place: HTMLElement, view: CaptchaView): Promise<RenderedCaptcha>;
}

/**
 * A captcha that proves nothing: `CAPTCHA_BLOCKED` when its script can't be loaded,
 * `CAPTCHA_TIMED_OUT` when it says nothing, `CAPTCHA_FAILED` when it gave up, `CAPTCHA_NOT_SET_UP`
 * when the site has no key for it.
 */
export class CaptchaError extends PlatformError {
  override readonly name = 'CaptchaError';
}

/**
 * The mark of what a captcha puts beside the page instead of into its place, such as a task with
 * pictures: a dialog around the captcha counts it as its own.
 */
export const CAPTCHA_ATTRIBUTE = 'data-captcha';

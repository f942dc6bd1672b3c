import type { RequestOptions } from '../../client.ts';
import { PlatformError } from '../../http/errors.ts';

/** The user's next action, as named in the provider's statistics. */
export type CaptchaAction = 'login' | 'register';

/** Appearance of the visible captcha and its callbacks. */
export interface CaptchaView extends RequestOptions {
  /** What the user does next. */
  action: CaptchaAction;
  /** `light` by default. */
  theme?: 'light' | 'dark';
  /** A language code; the browser's language by default. */
  language?: string;
  /** Called when the user has solved the captcha. A token is valid for one attempt. */
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
  /** Removes the captcha from the page. */
  remove(): void;
}

/**
 * Proves that a human is present, with the captcha of the site. `recaptchaEnterprise` is one
 * implementation; a host may provide another. See docs/reference/errors.mdx and
 * docs/reference/constants.mdx.
 */
export interface CaptchaPort {
  /**
   * Returns a token of the invisible captcha.
   *
   * @throws CaptchaError; the abort itself.
   */
  solveSilently(action: CaptchaAction, request?: RequestOptions): Promise<string>;
  /**
   * Puts the visible captcha into an empty element.
   *
   * @throws CaptchaError; the abort itself.
   */
  show(container: HTMLElement, view: CaptchaView): Promise<RenderedCaptcha>;
}

/**
 * A captcha that proves nothing: `CAPTCHA_BLOCKED` if its script can't be loaded,
 * `CAPTCHA_TIMED_OUT` if it doesn't respond, `CAPTCHA_FAILED` if it gave up, `CAPTCHA_NOT_SET_UP`
 * if the site has no key for it.
 */
export class CaptchaError extends PlatformError {
  /** The same in minified code, unlike the name of the class. */
  override readonly name = 'CaptchaError';
}

/**
 * Marks elements that a captcha adds outside of its container, such as an image challenge. A dialog
 * around the captcha treats them as its own content.
 */
export const CAPTCHA_ATTRIBUTE = 'data-captcha';

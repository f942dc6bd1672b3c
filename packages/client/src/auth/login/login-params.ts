import type { IdentityProfile } from '../../identity/entity.ts';
import type { CaptchaToken } from '../../identity/inputs.ts';

/** The captchas that were solved: the visible one, the invisible one. See docs/reference/errors.mdx. */
export interface CaptchaTokens {
  /** Token of the visible captcha. */
  recaptchaToken?: string;
  /** Token of the invisible captcha. */
  invisibleRecaptchaToken?: string;
}

export interface LoginParams {
  /** Email address of the account. */
  email: string;
  /** The password as the user typed it. */
  password: string;
  /** Required if a login or registration fails with `missingCaptchaToken`. */
  captchaTokens?: CaptchaTokens;
}

export interface RegisterParams extends LoginParams {
  /** Initial profile of the new member. */
  profile?: IdentityProfile;
}

/** The captchas that were solved as a login sends them; nothing when none was. See docs/reference/errors.mdx. */
export function toCaptchaTokens(tokens: CaptchaTokens | undefined): CaptchaToken[] | undefined {
  const { recaptchaToken: Recaptcha, invisibleRecaptchaToken: InvisibleRecaptcha } = tokens ?? {};
  if (!Recaptcha && !InvisibleRecaptcha) return undefined;
  return [{ ...(Recaptcha && { Recaptcha }), ...(InvisibleRecaptcha && { InvisibleRecaptcha }) }];
}

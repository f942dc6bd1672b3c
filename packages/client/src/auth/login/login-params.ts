import type { IdentityProfile } from '../../identity/entity.ts';
import type { CaptchaToken } from '../../identity/inputs.ts';

/** The captchas that were solved: the visible one, the invisible one. See docs/reference/errors.mdx. */
export interface CaptchaTokens {
  recaptchaToken?: string;
  invisibleRecaptchaToken?: string;
}

export interface LoginParams {
  email: string;
  password: string;
  captchaTokens?: CaptchaTokens;
}

export interface RegisterParams extends LoginParams {
  profile?: IdentityProfile;
}

/** The captchas that were solved as a login sends them; nothing when none was. See docs/reference/errors.mdx. */
export function toCaptchaTokens(tokens: CaptchaTokens | undefined): CaptchaToken[] | undefined {
  const { recaptchaToken: Recaptcha, invisibleRecaptchaToken: InvisibleRecaptcha } = tokens ?? {};
  if (!Recaptcha && !InvisibleRecaptcha) return undefined;
  return [{ ...(Recaptcha && { Recaptcha }), ...(InvisibleRecaptcha && { InvisibleRecaptcha }) }];
}

import { CaptchaError, type CaptchaPort } from './captcha-port.ts';
import type { RecaptchaOptions } from './recaptcha.ts';

/**
 * The captchas of reCAPTCHA Enterprise behind the port. The provider's script and its adapter are
 * loaded when the first captcha is requested, and a failed load is retried the next time. The keys
 * are those of `provider.captcha`. See docs/reference/errors.mdx and docs/reference/constants.mdx.
 */
export function recaptchaEnterprise(options: RecaptchaOptions): CaptchaPort {
  let loading: Promise<CaptchaPort> | undefined;
  const load = () => {
    loading ??= import('./recaptcha.ts')
      .then(({ openRecaptcha }) => openRecaptcha(options))
      .catch((cause: unknown) => {
        loading = undefined;
        throw new CaptchaError({
          message: 'The captcha could not be loaded.',
          code: 'CAPTCHA_BLOCKED',
          retryable: true,
          cause,
        });
      });
    return loading;
  };
  return {
    solveSilently: async (...args) => (await load()).solveSilently(...args),
    show: async (...args) => (await load()).show(...args),
  };
}

import { type FieldViolation, invalid, rejection } from '../../platform/errors.ts';
import type { PlatformContext } from '../../platform/platform-context.ts';
import {
  fieldsList,
  type JsonObject,
  optionalFields,
  requireText,
} from '../../platform/requests/fields.ts';
import { accounts } from './state.ts';

/** The rejection codes in the specification's table. See docs/reference/errors.mdx. */
export const IDENTITY_CODES = {
  missingCaptcha: '-19971',
  invalidCaptcha: '-19970',
  emailTaken: '-19995',
  wrongPassword: '-19976',
  resetRequired: '-19973',
  /** Any other code means the email. */
  unknownEmail: '-19999',
} as const;

/** The only captcha token that this platform accepts as solved. */
export const SOLVED_CAPTCHA = 'captcha-solved';

const SHORTEST_PASSWORD = 8;
const LONGEST_PASSWORD = 100;
const LONGEST_EMAIL = 254;

const ADDRESS = /^[^\s@"<>]+@[^\s@"<>.]+(\.[^\s@"<>.]+)+$/;

/** Returns the validation error of an email. */
export function emailViolation(email: string, field: string): FieldViolation | undefined {
  if (email.length <= LONGEST_EMAIL && ADDRESS.test(email)) return undefined;
  return {
    field,
    violatedRule: 'FORMAT',
    description: 'is not an e-mail address',
    data: { type: 'EMAIL' },
  };
}

/** Returns the validation error of a new password. */
export function passwordViolation(password: string, field: string): FieldViolation | undefined {
  const { length } = password;
  if (length < SHORTEST_PASSWORD) {
    return {
      field,
      violatedRule: 'MIN_LENGTH',
      description: `has length ${length}, expected ${SHORTEST_PASSWORD} or more`,
      data: { threshold: SHORTEST_PASSWORD },
    };
  }
  if (length <= LONGEST_PASSWORD) return undefined;
  return {
    field,
    violatedRule: 'MAX_LENGTH',
    description: `has length ${length}, expected ${LONGEST_PASSWORD} or less`,
    data: { threshold: LONGEST_PASSWORD },
  };
}

/** Rejects with all validation errors together. */
export function assertValid(...violations: readonly (FieldViolation | undefined)[]): void {
  const found = violations.filter((violation) => violation !== undefined);
  if (found.length > 0) throw invalid(...found);
}

/** The email of a `loginId`. */
export const readLoginId = (body: JsonObject): string =>
  requireText(optionalFields(body, 'loginId') ?? {}, 'email', 'loginId.email');

/** Rejects a step that needs a solved captcha. */
export function checkCaptcha(body: JsonObject): void {
  const tokens = fieldsList(body, 'captchaTokens', 5).flatMap(({ Recaptcha, InvisibleRecaptcha }) =>
    [Recaptcha, InvisibleRecaptcha].filter(Boolean),
  );
  if (tokens.length === 0) {
    throw rejection(IDENTITY_CODES.missingCaptcha, 'A captcha has to be solved.');
  }
  if (!tokens.includes(SOLVED_CAPTCHA)) {
    throw rejection(IDENTITY_CODES.invalidCaptcha, 'The captcha was not solved.');
  }
}

/** Whether an email has enough failed password attempts to require a captcha. */
export function needsCaptcha(context: PlatformContext, email: string): boolean {
  const { wrongPasswords, rules } = context.use(accounts);
  return (wrongPasswords.get(email.toLowerCase()) ?? 0) >= rules.captchaAfter;
}

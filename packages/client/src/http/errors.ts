import type { ApplicationErrorDetails } from '../values/application-error.ts';
import type { ValidationRule } from '../values/validation-rule.ts';

/** A field that the platform rejected, named as the caller named it. See docs/reference/errors.mdx. */
export interface FieldViolation {
  /** Path such as `lineItems[0]._id`. */
  field: string;
  /** The platform's explanation, as plain text. */
  description: string;
  /** Kind of the rule. */
  violatedRule?: ValidationRule;
  /** Names the rule when `violatedRule` is `OTHER`. */
  ruleName?: string;
  /** Details that depend on the rule, such as `threshold`. Free-form. */
  data?: Record<string, unknown>;
}

/** Common fields of every failure of a request. */
export interface FailureInit {
  /** Plain text, never JSON. */
  message: string;
  /** What went wrong, such as `NOT_FOUND`. */
  code: string;
  /** The HTTP status; none without a response. */
  status?: number | undefined;
  /** ID of the request, for the platform's support. */
  requestId?: string | undefined;
  /** True when the same call may succeed later. */
  retryable?: boolean;
  /** How long the platform asks to wait before the next request, in milliseconds. */
  retryAfter?: number | undefined;
  /** What the platform says about it. */
  details?: unknown;
  /** The error behind it, for example of the connection. */
  cause?: unknown;
}

/**
 * Any failure of a request, except an abort, which rejects with the signal's own reason. See
 * docs/reference/errors.mdx.
 */
export class PlatformError extends Error {
  /** The same in minified code, unlike the name of the class. */
  override readonly name: string = 'PlatformError';
  /** The HTTP status; undefined without a response. */
  readonly status: number | undefined;
  /** What went wrong, such as `NOT_FOUND`; for an `ApplicationError` the code of the rule. */
  declare readonly code: string;
  /** ID of the request, for the platform's support; undefined if it is not known. */
  declare readonly requestId: string | undefined;
  /** Whether the same call may succeed later. */
  readonly retryable: boolean = false;
  /**
   * How long the platform asks to wait before the next request, in milliseconds; undefined if it
   * does not ask for a wait. A call has respected waits of up to 30 seconds before it fails.
   */
  declare readonly retryAfter: number | undefined;
  /** What the platform says about it. Its form depends on the class. */
  declare readonly details: unknown;

  constructor(init: FailureInit) {
    super(init.message, init);
    const { message, cause, ...known } = init;
    Object.assign(this, known);
  }
}

/** The platform rejected fields. The code is `INVALID_ARGUMENT`. See docs/reference/errors.mdx. */
export class ValidationError extends PlatformError {
  /** The same in minified code, unlike the name of the class. */
  override readonly name = 'ValidationError';
  /** What the platform says about it. */
  declare readonly details: {
    /** The rejected fields. */
    validationError: {
      /** At least one, sorted by field. */
      fieldViolations: FieldViolation[];
    };
  };
}

/**
 * A violated business rule. `code` is the rule's code, and the same as
 * `details.applicationError.code`. See docs/reference/errors.mdx.
 *
 * @example
 * if (error instanceof ApplicationError && error.code === 'ERROR_COUPON_HAS_EXPIRED') { … }
 */
export class ApplicationError extends PlatformError {
  /** The same in minified code, unlike the name of the class. */
  override readonly name = 'ApplicationError';
  /** What the platform says about it. */
  declare readonly details: {
    /** The violated rule. */
    applicationError: ApplicationErrorDetails;
  };
}

/** The platform rejected the call for another reason: any other 4xx. See docs/reference/errors.mdx. */
export class RequestError extends PlatformError {
  /** The same in minified code, unlike the name of the class. */
  override readonly name = 'RequestError';
}

/** The platform failed, could not be reached, or responded with what can't be read. See docs/reference/errors.mdx. */
export class SystemError extends PlatformError {
  /** The same in minified code, unlike the name of the class. */
  override readonly name: string = 'SystemError';

  constructor(init: Omit<FailureInit, 'message' | 'code'> = {}) {
    super({ ...init, message: 'System error occurred', code: 'SYSTEM_ERROR' });
  }
}

/**
 * The platform responded with success, but the response has an invalid shape; `cause` says what is
 * wrong. The code is `INVALID_RESPONSE`, which means the same. See docs/reference/errors.mdx.
 */
export class InvalidResponseError extends SystemError {
  /** The same in minified code, unlike the name of the class. */
  override readonly name = 'InvalidResponseError';
  override readonly code = 'INVALID_RESPONSE';
}

/**
 * The token endpoint returned no usable tokens. The code is `INVALID_GRANT` if a refresh token or an
 * authorization code has ended, `TOKENS_REFUSED` for another rejection, and `MALFORMED_TOKENS` if the
 * response has none. If it rejects the tokens of a visitor, the `cause` names the client ID. See
 * docs/reference/auth.mdx.
 */
export class TokenError extends PlatformError {
  /** The same in minified code, unlike the name of the class. */
  override readonly name = 'TokenError';
}

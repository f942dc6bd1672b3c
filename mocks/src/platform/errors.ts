/** A rejection with the status and the body of the platform's errors. See docs/reference/errors.mdx. */
export class PlatformError extends Error {
  /** The same in minified code, unlike the name of the class. */
  override name = 'PlatformError';
  /** HTTP status of the response. */
  readonly status: number;
  /** Field `details` of the response's body. */
  readonly details: Record<string, unknown>;

  constructor(status: number, message: string, details: Record<string, unknown> = {}) {
    super(message);
    this.status = status;
    this.details = details;
  }
}

/** One field of a request that breaks a rule. See docs/reference/errors.mdx lists the rules. */
export interface FieldViolation {
  field: string;
  description: string;
  violatedRule?: ViolatedRule;
  ruleName?: string;
  data?: Record<string, unknown>;
}

export type ViolatedRule =
  | 'VALIDATION'
  | 'OTHER'
  | 'MAX'
  | 'MIN'
  | 'MAX_LENGTH'
  | 'MIN_LENGTH'
  | 'EXACT_LENGTH'
  | 'MAX_SIZE'
  | 'MIN_SIZE'
  | 'EXACT_SIZE'
  | 'FORMAT'
  | 'DECIMAL_LTE'
  | 'DECIMAL_GTE'
  | 'DECIMAL_LT'
  | 'DECIMAL_GT'
  | 'DECIMAL_MAX_SCALE'
  | 'INVALID_ENUM_VALUE'
  | 'REQUIRED_FIELD'
  | 'FIELD_NOT_ALLOWED'
  | 'ONE_OF_ALIGNMENT';

/** Fields that break rules, status 400. */
export const invalid = (...fieldViolations: FieldViolation[]) =>
  new PlatformError(400, 'The request is not valid', { validationError: { fieldViolations } });

/** A field that is needed and is not there. */
export const missingField = (field: string) =>
  invalid({ field, violatedRule: 'REQUIRED_FIELD', description: 'is required' });

/**
 * Returns a rejection with an error code of the platform. Status 428 means a failed precondition.
 */
export function rejection(
  code: string,
  description: string,
  { status = 428, data }: { status?: number; data?: Record<string, unknown> } = {},
): PlatformError {
  return new PlatformError(status, 'The platform rejected', {
    applicationError: { code, description, data },
  });
}

/** Returns an error for a missing entity, status 404. */
export const missing = (code: string, description: string) =>
  rejection(code, description, { status: 404 });

import { toArgumentName } from './argument-name.ts';
import type { AnyCall } from './call.ts';
import {
  ApplicationError,
  type FailureInit,
  type FieldViolation,
  type PlatformError,
  RefusedError,
  SystemError,
  ValidationError,
} from './errors.ts';
import { type Fields, isFields } from './shape.ts';
import { isTransient, statusTextOf, toCode } from './status.ts';

/** What is known of a failure before its body is looked at. */
type Known = Pick<FailureInit, 'status' | 'requestId' | 'retryable'>;

/**
 * The error that an answer other than 200 stands for. Specification 8.
 *
 * @param body the parsed JSON; undefined where there was none.
 */
export function toError(
  call: AnyCall,
  response: Response,
  requestId: string | undefined,
  body: unknown,
): PlatformError {
  const { status } = response;
  const known = { status, requestId, retryable: isTransient(status) };
  if (status < 400 || status >= 500) return new SystemError({ ...known, details: body });
  const { message, details } = Object(body) as { message?: unknown; details?: unknown };
  const { validationError, applicationError } = Object(details) as Fields;
  const violations = toViolations(call, validationError);
  if (violations.length > 0) return toValidationError(known, violations);
  const words = typeof message === 'string' ? message : '';
  if (isFields(applicationError)) return toApplicationError(known, words, applicationError);
  const statusText = statusTextOf(response);
  return new RefusedError({
    ...known,
    message: words || statusText,
    code: toCode(statusText),
    details,
  });
}

function toViolations(call: AnyCall, validationError: unknown): FieldViolation[] {
  const { fieldViolations } = Object(validationError) as { fieldViolations?: unknown };
  if (!Array.isArray(fieldViolations)) return [];
  return fieldViolations
    .filter(isFields)
    .map((violation) => ({
      ...violation,
      field: toArgumentName(call, String(violation.field ?? '')),
      description: String(violation.description ?? ''),
    }))
    .sort((a, b) => (a.field < b.field ? -1 : Number(a.field > b.field)));
}

function toValidationError(known: Known, fieldViolations: FieldViolation[]): ValidationError {
  const list = fieldViolations.map(({ field, description }) => `"${field}" ${description}`);
  return new ValidationError({
    ...known,
    message: `INVALID_ARGUMENT: ${list.join(', ')}`,
    code: 'INVALID_ARGUMENT',
    details: { validationError: { fieldViolations } },
  });
}

function toApplicationError(known: Known, message: string, error: Fields): ApplicationError {
  const description = String(error.description ?? '');
  const code = String(error.code ?? '');
  const data = isFields(error.data) ? error.data : {};
  return new ApplicationError({
    ...known,
    message: [message, description].filter(Boolean).join(': ') || code,
    code,
    details: { applicationError: { description, code, data } },
  });
}

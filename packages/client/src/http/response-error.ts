import { toArgumentName } from './argument-name.ts';
import { type Fields, isFields } from './codec/codec.ts';
import type { AnyCall } from './endpoint.ts';
import {
  ApplicationError,
  type FieldViolation,
  type PlatformError,
  RefusedError,
  SystemError,
  ValidationError,
} from './errors.ts';
import type { Answered } from './response-info.ts';
import { statusTextOf, toCode } from './status.ts';

/**
 * The error that an answer other than 200 stands for. Specification 8.
 *
 * @param body the parsed JSON; undefined where there was none.
 */
export function toError(
  call: AnyCall,
  response: Response,
  answered: Answered,
  body: unknown,
): PlatformError {
  const { status } = answered;
  if (status < 400 || status >= 500) return new SystemError({ ...answered, details: body });
  const { message, details } = Object(body) as Fields;
  const { validationError, applicationError } = Object(details) as Fields;
  const fieldViolations = toViolations(call, validationError);
  if (fieldViolations.length > 0) {
    const list = fieldViolations.map(({ field, description }) => `"${field}" ${description}`);
    const code = 'INVALID_ARGUMENT';
    return new ValidationError({
      ...answered,
      message: `${code}: ${list.join(', ')}`,
      code,
      details: { validationError: { fieldViolations } },
    });
  }
  const words = typeof message === 'string' && message;
  if (isFields(applicationError)) {
    const description = toText(applicationError.description);
    const code = toText(applicationError.code);
    const data = isFields(applicationError.data) ? applicationError.data : {};
    return new ApplicationError({
      ...answered,
      message: [words, description].filter(Boolean).join(': ') || code,
      code,
      details: { applicationError: { description, code, data } },
    });
  }
  const statusText = statusTextOf(response);
  const code = toCode(statusText);
  return new RefusedError({ ...answered, message: words || statusText, code, details });
}

function toViolations(call: AnyCall, validationError: unknown): FieldViolation[] {
  const { fieldViolations } = Object(validationError) as Fields;
  if (!Array.isArray(fieldViolations)) return [];
  return fieldViolations
    .filter(isFields)
    .map((violation) => ({
      ...violation,
      field: toArgumentName(call, toText(violation.field)),
      description: toText(violation.description),
    }))
    .sort((a, b) => Number(a.field > b.field) - Number(a.field < b.field));
}

const toText = (value: unknown) => String(value ?? '');

import { isJsonObject } from '../../platform/requests/fields.ts';

/** A response, independent of its transport. */
export interface FuzzResponse {
  status: number;
  headers: Headers;
  text: string;
}

/** The rules that a field violation may name. See docs/reference/errors.mdx. */
const RULES = new Set([
  ...['VALIDATION', 'OTHER', 'MAX', 'MIN', 'MAX_LENGTH', 'MIN_LENGTH', 'MAX_SIZE', 'MIN_SIZE'],
  ...['FORMAT', 'DECIMAL_LTE', 'DECIMAL_GTE', 'DECIMAL_LT', 'DECIMAL_GT', 'DECIMAL_MAX_SCALE'],
  ...['INVALID_ENUM_VALUE', 'REQUIRED_FIELD', 'FIELD_NOT_ALLOWED', 'ONE_OF_ALIGNMENT'],
  ...['EXACT_LENGTH', 'EXACT_SIZE'],
]);

/** Statuses of valid rejections. */
const REFUSALS = new Set([400, 401, 403, 404, 405, 409, 413, 414, 415, 428, 429, 431]);

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

function violationFault(violation: unknown): string | undefined {
  if (!isJsonObject(violation)) return 'a field violation is no object';
  if (!isText(violation.field)) return 'a field violation names no field';
  if (!isText(violation.description)) return 'a field violation says nothing';
  const { violatedRule } = violation;
  return RULES.has(String(violatedRule)) ? undefined : `unknown rule ${String(violatedRule)}`;
}

function detailsFault(details: unknown): string | undefined {
  if (!isJsonObject(details)) return 'no details';
  const { validationError, applicationError } = details;
  if (validationError !== undefined) {
    if (!isJsonObject(validationError)) return 'the validation error is no object';
    const { fieldViolations } = validationError;
    if (!Array.isArray(fieldViolations) || fieldViolations.length === 0) return 'no violations';
    return fieldViolations.map(violationFault).find((fault) => fault !== undefined);
  }
  if (applicationError === undefined) return undefined;
  if (!isJsonObject(applicationError)) return 'the application error is no object';
  if (!isText(String(applicationError.code ?? ''))) return 'an application error without a code';
  return isText(applicationError.description) ? undefined : 'an application error says nothing';
}

function parse(text: string): { json?: unknown } {
  try {
    return { json: JSON.parse(text) };
  } catch {
    return {};
  }
}

/**
 * Returns what is wrong with a response by the error catalog, or `undefined`. See
 * docs/reference/errors.mdx.
 */
export function findFault({ status, headers, text }: FuzzResponse): string | undefined {
  if (!headers.get('x-request-id')) return 'no request id';
  if (status !== 200 && !REFUSALS.has(status)) return `status ${status}`;
  const isJson = headers.get('content-type')?.startsWith('application/json') === true;
  if (!isJson) return status === 200 ? undefined : `a rejection as ${headers.get('content-type')}`;
  const { json } = parse(text);
  if (json === undefined) return 'the body is not JSON';
  if (status === 200) return undefined;
  if (!isJsonObject(json)) return 'the body of a rejection is no object';
  if (!isText(json.message)) return 'a rejection without a message';
  return detailsFault(json.details);
}

import {
  type AnyCodec,
  type AnyField,
  isJsonObject,
  isList,
  type JsonObject,
} from './codec/codec.ts';
import type { AnyEndpoint } from './endpoint.ts';
import {
  ApplicationError,
  type FieldViolation,
  type PlatformError,
  RequestError,
  SystemError,
  ValidationError,
} from './errors.ts';
import type { ResponseInfo } from './response-info.ts';
import { getStatusText, toCode } from './status.ts';

/**
 * Returns the caller's name of a wire field: `lineItems[0].id` is `lineItems[0]._id`, and a path
 * value, such as `product.id`, is a separate argument, `_id`. See docs/reference/errors.mdx.
 */
function toArgumentName({ path, payload, argumentNames }: AnyEndpoint, wireField: string): string {
  let field: AnyField | undefined = payload;
  const names = wireField.split('.').map((segment) => {
    const codec = getCodec(field);
    const key = segment.replace(/\[.*/, '');
    field = Object.hasOwn(codec, key) ? codec[key] : undefined;
    return key === 'id' && codec._id === 'id' ? `_${segment}` : segment;
  });
  const ownName = path.includes(`{${wireField}}`) ? names.pop() : undefined;
  return argumentNames?.[wireField] ?? ownName ?? names.join('.');
}

function getCodec(field: AnyField | undefined): AnyCodec {
  if (isList(field)) return getCodec(field[0]);
  return typeof field === 'object' ? field : {};
}

/**
 * The error that a response other than 200 represents. See docs/reference/errors.mdx.
 *
 * @param body the parsed JSON; undefined where there was none.
 */
export function toError(
  endpoint: AnyEndpoint,
  response: Response,
  responseInfo: ResponseInfo,
  body: unknown,
): PlatformError {
  const { status } = responseInfo;
  if (status < 400 || status >= 500) return new SystemError({ ...responseInfo, details: body });
  const { message, details } = Object(body) as JsonObject;
  const { validationError, applicationError } = Object(details) as JsonObject;
  const fieldViolations = toViolations(endpoint, validationError);
  if (fieldViolations.length > 0) {
    const list = fieldViolations.map(({ field, description }) => `"${field}" ${description}`);
    const code = 'INVALID_ARGUMENT';
    return new ValidationError({
      ...responseInfo,
      message: `${code}: ${list.join(', ')}`,
      code,
      details: { validationError: { fieldViolations } },
    });
  }
  const messageText = typeof message === 'string' && message;
  if (isJsonObject(applicationError)) {
    const description = toText(applicationError.description);
    const code = toText(applicationError.code);
    const data = isJsonObject(applicationError.data) ? applicationError.data : {};
    return new ApplicationError({
      ...responseInfo,
      message: [messageText, description].filter(Boolean).join(': ') || code,
      code,
      details: { applicationError: { description, code, data } },
    });
  }
  const statusText = getStatusText(response);
  const code = toCode(statusText);
  return new RequestError({ ...responseInfo, message: messageText || statusText, code, details });
}

function toViolations(endpoint: AnyEndpoint, validationError: unknown): FieldViolation[] {
  const { fieldViolations } = Object(validationError) as JsonObject;
  if (!Array.isArray(fieldViolations)) return [];
  return fieldViolations
    .filter(isJsonObject)
    .map((violation) => ({
      ...violation,
      field: toArgumentName(endpoint, toText(violation.field)),
      description: toText(violation.description),
    }))
    .sort((a, b) => Number(a.field > b.field) - Number(a.field < b.field));
}

const toText = (value: unknown) => String(value ?? '');

import type { Client, RequestOptions } from './client.ts';
import { isJsonObject, type JsonObject } from './http/codec/codec.ts';
import { type FailureInit, PlatformError } from './http/errors.ts';
import { prepareRequest } from './http/prepare-request.ts';
import { readResponse } from './http/read-response.ts';
import { sendRequest } from './http/request.ts';
import { toResponseInfo } from './http/response-info.ts';
import * as services from './http/services.ts';
import { nonEmptyString, object, optional } from './http/validate.ts';

/** One error of a GraphQL request. */
export interface GraphqlProblem {
  /** Plain text. */
  message: string;
  /** Positions in the query, counted from 1. */
  locations?: {
    /** From 1. */
    line: number;
    /** From 1. */
    column: number;
  }[];
  /** Path of the field in the response: names, and indices of lists. */
  path?: (string | number)[];
  /** Further details, such as `code`. Free-form. */
  extensions?: Record<string, unknown>;
}

/**
 * A GraphQL request returned errors; the message joins theirs. The code is that of the
 * first, from its extensions, or `GRAPHQL_ERROR`.
 */
export class GraphqlError extends PlatformError {
  /** The same in minified code, unlike the name of the class. */
  override readonly name = 'GraphqlError';
  /** At least one. */
  readonly errors: readonly GraphqlProblem[];
  /** The partial result. */
  readonly data: unknown;

  constructor(
    errors: readonly GraphqlProblem[],
    data: unknown,
    init: Partial<Pick<FailureInit, 'status' | 'requestId'>> = {},
  ) {
    const code = errors[0]?.extensions?.code;
    super({
      ...init,
      message: errors.map(({ message }) => message).join(', '),
      code: typeof code === 'string' ? code : 'GRAPHQL_ERROR',
      details: { errors },
    });
    this.errors = errors;
    this.data = data;
  }
}

/** Options of `graphql` besides the query. */
export interface GraphqlOptions extends RequestOptions {
  /** The version of the schema; `alpha` by default. See docs/reference/constants.mdx. */
  version?: string;
}

/**
 * Sends a GraphQL query or mutation, and returns its data unconverted. See
 * docs/reference/constants.mdx.
 *
 * @throws GraphqlError if the response has errors, even with partial data.
 */
export async function graphql<Data = Record<string, unknown>>(
  client: Client,
  query: string,
  variables?: Record<string, unknown>,
  { version = 'alpha', ...request }: GraphqlOptions = {},
): Promise<{ data: Data }> {
  const prepared = prepareRequest(client.settings, call, { query, variables, version });
  // The version is in the path alone.
  const body = JSON.stringify({ query, variables });
  // Every mutation contains this keyword.
  const idempotent = !/\bmutation\b/.test(query);
  const response = await sendRequest(client, { ...prepared, body, idempotent }, request);
  const result = (await readResponse(client, call, response, request.signal)) as JsonObject;
  const errors = toProblems(result.errors);
  if (errors.length === 0) return { data: (result.data ?? {}) as Data };
  const { status, requestId } = toResponseInfo(client, response);
  throw new GraphqlError(errors, result.data ?? undefined, { status, requestId });
}

const call = {
  name: 'graphql',
  service: services.graphql,
  method: 'POST',
  path: '/graphql/{version}',
  checks: { query: nonEmptyString, variables: optional(object) },
  response: {},
} as const;

function toProblems(errors: unknown): GraphqlProblem[] {
  if (!Array.isArray(errors)) return [];
  return errors.map((error) => ({
    ...(isJsonObject(error) && error),
    message:
      isJsonObject(error) && typeof error.message === 'string' ? error.message : 'Unknown error',
  }));
}

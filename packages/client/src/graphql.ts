import type { Client, RequestOptions } from './client.ts';
import { type Fields, isFields } from './http/codec/codec.ts';
import { type FailureInit, PlatformError } from './http/errors.ts';
import { prepare } from './http/prepare-request.ts';
import { read } from './http/read-response.ts';
import { toAnswered } from './http/response-info.ts';
import { send } from './http/send.ts';
import * as services from './http/services.ts';
import { fields, optional, text } from './http/validate.ts';

/** One thing that went wrong in a GraphQL request. */
export interface GraphqlProblem {
  message: string;
  /** Where in the query, counted from 1. */
  locations?: { line: number; column: number }[];
  /** Which field of the answer: names, and indices of lists. */
  path?: (string | number)[];
  extensions?: Record<string, unknown>;
}

/**
 * A GraphQL request was answered with errors; the message joins theirs. The code is that of the
 * first, from its extensions, or `GRAPHQL_ERROR`.
 */
export class GraphqlError extends PlatformError {
  override readonly name = 'GraphqlError';
  readonly errors: readonly GraphqlProblem[];
  /** What could be answered all the same. */
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

/** What `graphql` takes beside the query. */
export interface GraphqlOptions extends RequestOptions {
  /** The version of the schema; `alpha` unless told otherwise. Specification 9. */
  version?: string;
}

/**
 * Sends a GraphQL query or mutation, and answers its data as it is on the wire. Specification 9.
 *
 * @throws GraphqlError when the answer has errors, whatever data it has beside them.
 */
export async function graphql<Data = Record<string, unknown>>(
  client: Client,
  query: string,
  variables?: Record<string, unknown>,
  { version = 'alpha', ...request }: GraphqlOptions = {},
): Promise<{ data: Data }> {
  const prepared = prepare(client.settings, call, { query, variables, version });
  // The version stands in the path alone.
  const body = JSON.stringify({ query, variables });
  // No mutation can do without the word.
  const idempotent = !/\bmutation\b/.test(query);
  const response = await send(client, { ...prepared, body, idempotent }, request);
  const answer = (await read(client.settings, call, response, request.signal)) as Fields;
  const errors = toProblems(answer.errors);
  if (errors.length === 0) return { data: (answer.data ?? {}) as Data };
  const { status, requestId } = toAnswered(client.settings, response);
  throw new GraphqlError(errors, answer.data ?? undefined, { status, requestId });
}

const call = {
  name: 'graphql',
  service: services.graphql,
  method: 'POST',
  path: '/graphql/{version}',
  checks: { query: text, variables: optional(fields) },
  answer: {},
} as const;

function toProblems(errors: unknown): GraphqlProblem[] {
  if (!Array.isArray(errors)) return [];
  return errors.map((error) => ({
    ...(isFields(error) && error),
    message: isFields(error) && typeof error.message === 'string' ? error.message : 'Unknown error',
  }));
}

import { missingField } from './errors.ts';
import type { PlatformContext } from './platform-context.ts';
import type { JsonObject } from './requests/fields.ts';

/** The caller, by the access token. */
export interface Visitor {
  /** ID of the visitor, or of the member. */
  id: string;
  /** What the access token permits. */
  role: 'visitor' | 'member' | 'owner';
}

/** One call as its handler sees it. */
export interface Incoming {
  context: PlatformContext;
  visitor: Visitor;
  /**
   * The unchanged header: an endpoint without authentication may accept other values than an access
   * token.
   */
  authorization: string | null;
  /** The values of the path's `:names`, decoded. */
  path: Record<string, string>;
  query: URLSearchParams;
  body: JsonObject;
}

/** One endpoint of the platform with its implementation. */
export interface Endpoint {
  method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  /** The path after the domain's prefix, with `:names` for values. */
  path: string;
  /** Needs no access token. */
  open?: true;
  /**
   * Returns the JSON body of a 200, or throws a `PlatformError`; returns a promise if it needs
   * cryptography.
   */
  respond(incoming: Incoming): unknown;
}

export interface Domain<Name extends string = string, Calls = Record<string, Endpoint>> {
  name: Name;
  prefix: string;
  /** The calls by the names of the client's functions. */
  calls: Calls;
}

/** A domain: its name, the prefix of its paths, its calls. */
export const defineDomain = <const Name extends string, Calls extends Record<string, Endpoint>>(
  name: Name,
  prefix: string,
  calls: Calls,
): Domain<Name, Calls> => ({ name, prefix, calls });

/** The value of a `:name` of the call's path. */
export function pathValue({ path }: Incoming, name: string): string {
  const value = path[name];
  if (!value) throw missingField(name);
  return value;
}

export type { CookieTokensOptions } from './auth/tokens/cookie-storage.ts';
export type { TokenChange, TokenSession, TokenSource } from './auth/tokens/token-source.ts';
export { memoryStorage, type TokenStorage } from './auth/tokens/token-storage.ts';
export { serveTokens, type TokenWorkerOptions } from './auth/tokens/token-worker.ts';
export { TokenRole, type Tokens } from './auth/tokens/tokens.ts';
export { cookieTokens, localTokens, sessionTokens } from './auth/tokens/web-token-storage.ts';
export { type TokenWorker, workerTokens } from './auth/tokens/worker-tokens.ts';
export {
  type Client,
  type ClientOptions,
  createClient,
  type RequestOptions,
} from './client.ts';
export { clientFetch } from './client-fetch.ts';
export type { Clock } from './clock.ts';
export { GraphqlError, type GraphqlOptions, type GraphqlProblem, graphql } from './graphql.ts';
export type { Wire } from './http/codec/wire.ts';
export type { Fetch } from './http/connection.ts';
export {
  ApplicationError,
  type FieldViolation,
  InvalidResponseError,
  PlatformError,
  RequestError,
  SystemError,
  TokenError,
  ValidationError,
} from './http/errors.ts';
export { all, type CursorPaging, type OffsetPaging, type Page } from './http/lists/page.ts';
export {
  type CursorQuery,
  type Filter,
  type FilterOperators,
  type FilterValue,
  type OffsetQuery,
  type Sort,
  SortOrder,
} from './http/lists/query.ts';
export type { ProviderSettings, ServiceName } from './settings.ts';
export type * from './values/address.ts';
export type * from './values/application-error.ts';
export { CATALOG_APP_ID, type CatalogReference } from './values/catalog-reference.ts';
export type * from './values/image.ts';
export type * from './values/media.ts';
export type * from './values/page-url.ts';
export type * from './values/secured-file.ts';
export type * from './values/text.ts';
export { ValidationRule } from './values/validation-rule.ts';

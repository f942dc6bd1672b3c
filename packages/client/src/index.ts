export {
  type Client,
  type ClientOptions,
  createClient,
  type RequestOptions,
} from './core/client.ts';
export { clientFetch } from './core/client-fetch.ts';
export type { Clock } from './core/clock.ts';
export type { Fetch } from './core/connection.ts';
export {
  ApplicationError,
  type FieldViolation,
  MalformedAnswerError,
  PlatformError,
  RefusedError,
  SystemError,
  TokenError,
  ValidationError,
} from './core/errors.ts';
export { GraphqlError, type GraphqlOptions, type GraphqlProblem, graphql } from './core/graphql.ts';
export { all, type CursorPaging, type OffsetPaging, type Page } from './core/page.ts';
export {
  type CursorQuery,
  type Filter,
  type FilterOperators,
  type FilterValue,
  type OffsetQuery,
  type Sort,
  SortOrder,
} from './core/query.ts';
export type { ServiceName as Service } from './core/services.ts';
export type { ProviderSettings } from './core/settings.ts';
export { cookieTokens, localTokens, sessionTokens } from './core/token-adapters.ts';
export type { CookieTokensOptions } from './core/token-cookies.ts';
export type { TokenChange, TokenSource } from './core/token-source.ts';
export { memoryStorage, type TokenStorage } from './core/token-storage.ts';
export { TokenRole, type Tokens } from './core/tokens.ts';
export { ValidationRule } from './core/validation-rule.ts';
export type { Wire } from './core/wire.ts';
export type * from './shared/address.ts';
export type * from './shared/application-error.ts';
export type * from './shared/catalog-reference.ts';
export type * from './shared/image.ts';
export type * from './shared/media.ts';
export type * from './shared/page-url.ts';
export type * from './shared/secured-file.ts';
export type * from './shared/text.ts';

import { assertValid, createCheck, nonEmptyString, objectOf, optional } from './http/validate.ts';

/** The name of a service in `provider.servicePrefixes`. */
export type ServiceName =
  | 'back-in-stock'
  | 'cart'
  | 'orders'
  | 'tickets'
  | 'events'
  | 'redirects'
  | 'collections'
  | 'catalog'
  | 'catalog-admin'
  | 'authentication'
  | 'recovery'
  | 'verification'
  | 'graphql';

/** Settings of the hosted provider. */
export interface ProviderSettings {
  /** Base URL of the platform's API, for example `https://platform.example`. */
  apiBaseUrl: string;
  /** Base URL of sign-in; the API's URL by default. */
  identityBaseUrl?: string;
  /** Path prefixes of services that differ from the defaults, one by one. */
  servicePrefixes?: Partial<Record<ServiceName, string>>;
  /**
   * The provider's prefix of some enumeration values, in capitals; before field names it is
   * lowercase.
   */
  brandPrefix?: string;
  /** The response header with the request id; `x-request-id` by default. */
  requestIdHeader?: string;
  /** Site keys of the two captchas. */
  captcha?: {
    /** Site key of the visible captcha. */
    visible?: string;
    /** Site key of the invisible captcha. */
    invisible?: string;
  };
}

/** Validated provider settings; omitted ones get their default where they are used. */
export interface Settings extends Readonly<ProviderSettings> {
  /** The ID of the client on the platform, without spaces around it. */
  readonly clientId: string;
  /** Without a slash at its end, like `apiBaseUrl`. */
  readonly identityBaseUrl: string;
  /** Origins of the two base URLs, which tokens are sent to. */
  readonly origins: ReadonlySet<string>;
}

/** Validates the settings of `createClient`. */
export function toSettings(clientId: unknown, provider: Partial<ProviderSettings> = {}): Settings {
  assertValid(
    'createClient',
    nonEmptyString(clientId, 'clientId') ?? checkProvider(provider, 'provider'),
  );
  const apiBaseUrl = toBaseUrl(provider.apiBaseUrl);
  const identityBaseUrl = toBaseUrl(provider.identityBaseUrl ?? apiBaseUrl);
  return {
    ...provider,
    clientId: (clientId as string).trim(),
    apiBaseUrl,
    identityBaseUrl,
    origins: new Set([apiBaseUrl, identityBaseUrl].map((url) => new URL(url).origin)),
  };
}

const absoluteUrl = createCheck(
  'an absolute URL, such as https://api.example',
  (value) => typeof value === 'string' && /^\s*https?:/i.test(value) && URL.canParse(value),
);

const checkProvider = objectOf({ apiBaseUrl: absoluteUrl, identityBaseUrl: optional(absoluteUrl) });

function toBaseUrl(value: unknown): string {
  const { origin, pathname } = new URL(value as string);
  return origin + pathname.replace(/\/+$/, '');
}

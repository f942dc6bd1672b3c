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

/** What belongs to the hosted provider and not to the code. */
export interface ProviderSettings {
  /** Where the platform's API lives, for example `https://platform.example`. */
  apiBaseUrl: string;
  /** Where sign-in lives; the API's address by default. */
  identityBaseUrl?: string;
  /** Path prefixes of services that differ from the defaults, one by one. */
  servicePrefixes?: Partial<Record<ServiceName, string>>;
  /**
   * The word that the provider puts before some enumeration values, in capitals; before names of
   * fields it is in small letters.
   */
  brandPrefix?: string;
  /** The response header with the request id; `x-request-id` by default. */
  requestIdHeader?: string;
  /** Site keys of the two captchas. */
  captcha?: { visible?: string; invisible?: string };
}

/** Provider settings, checked; what is left out has its default where it is used. */
export interface Settings extends Readonly<ProviderSettings> {
  readonly clientId: string;
  readonly identityBaseUrl: string;
  readonly origins: ReadonlySet<string>;
}

/** Checks what `createClient` was given. */
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
    origins: new Set([apiBaseUrl, identityBaseUrl].map((address) => new URL(address).origin)),
  };
}

const address = createCheck(
  'an absolute address',
  (value) => typeof value === 'string' && /^\s*https?:/i.test(value) && URL.canParse(value),
);

const checkProvider = objectOf({ apiBaseUrl: address, identityBaseUrl: optional(address) });

function toBaseUrl(value: unknown): string {
  const { origin, pathname } = new URL(value as string);
  return origin + pathname.replace(/\/+$/, '');
}

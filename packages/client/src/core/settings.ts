import type { ServiceName } from './services.ts';

/** What belongs to the hosted provider and not to the code. */
export interface ProviderSettings {
  /** Where the platform's API lives, for example `https://platform.example`. */
  apiBaseUrl: string;
  /** Where sign-in lives; the API's address unless told otherwise. */
  identityBaseUrl?: string;
  /** Path prefixes of services that differ from the defaults, one by one. */
  servicePrefixes?: Partial<Record<ServiceName, string>>;
  /**
   * The word that the provider puts before some enumeration values, in capitals; before names of
   * fields it stands in small letters.
   */
  brandPrefix?: string;
  /** The response header with the request id; `x-request-id` unless told otherwise. */
  requestIdHeader?: string;
  /** Site keys of the two captchas. */
  captcha?: { visible?: string; invisible?: string };
}

/** Provider settings, checked and complete. */
export interface Settings {
  readonly clientId: string;
  readonly apiBaseUrl: string;
  readonly identityBaseUrl: string;
  readonly servicePrefixes: Readonly<Partial<Record<ServiceName, string>>>;
  readonly origins: ReadonlySet<string>;
  readonly brandPrefix: string | undefined;
  readonly requestIdHeader: string;
  readonly captcha: { readonly visible?: string; readonly invisible?: string };
}

/** Checks what `createClient` was given and fills in the defaults. */
export function toSettings(clientId: unknown, provider: Partial<ProviderSettings> = {}): Settings {
  if (typeof clientId !== 'string' || clientId.trim() === '') {
    throw new TypeError('createClient needs a clientId: the id of the client on the platform.');
  }
  const apiBaseUrl = toBaseUrl('apiBaseUrl', provider.apiBaseUrl);
  const identityBaseUrl =
    provider.identityBaseUrl === undefined
      ? apiBaseUrl
      : toBaseUrl('identityBaseUrl', provider.identityBaseUrl);
  return {
    clientId: clientId.trim(),
    apiBaseUrl,
    identityBaseUrl,
    servicePrefixes: provider.servicePrefixes ?? {},
    origins: new Set([new URL(apiBaseUrl).origin, new URL(identityBaseUrl).origin]),
    brandPrefix: provider.brandPrefix?.replace(/_+$/, ''),
    requestIdHeader: provider.requestIdHeader ?? 'x-request-id',
    captcha: provider.captcha ?? {},
  };
}

function toBaseUrl(name: string, value: unknown): string {
  if (typeof value === 'string' && URL.canParse(value)) {
    const { protocol, origin, pathname } = new URL(value);
    if (protocol === 'https:' || protocol === 'http:') return origin + pathname.replace(/\/+$/, '');
  }
  throw new TypeError(
    `createClient needs provider.${name}: an absolute address such as https://platform.example.`,
  );
}

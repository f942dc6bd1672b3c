import type { JsonObject } from '../../platform/requests/fields.ts';
import { optionalFields, requireText } from '../../platform/requests/fields.ts';

/** Destination of a redirect session: a path of the hosted pages and its query parameters. */
export interface Destination {
  path: string;
  parameters: Record<string, string>;
}

type Intent = (input: JsonObject, path: string) => Destination;

const text = (input: JsonObject, key: string, path: string) =>
  requireText(input, key, `${path}.${key}`);

/** Returns the given values of these keys as query parameters. */
const pick = (input: JsonObject, keys: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    keys.flatMap((key) => (typeof input[key] === 'string' ? [[key, input[key]]] : [])),
  );

const AUTHORIZE_KEYS = [
  ...['redirectUri', 'responseMode', 'responseType', 'scope', 'state'],
  ...['codeChallenge', 'codeChallengeMethod', 'sessionToken'],
];

/** The paths that are the identity provider's. */
export const IDENTITY_PATHS: ReadonlySet<string> = new Set(['/oauth2/authorize', '/logout']);

/** The intents of a redirect session, one of which a request must have. See docs/reference/redirects.mdx. */
export const INTENTS: Record<string, Intent> = {
  ecomCheckout: (input, path) => ({
    path: '/checkout',
    parameters: { checkoutId: text(input, 'checkoutId', path) },
  }),
  eventsCheckout: (input, path) => ({
    path: `/event-details/${encodeURIComponent(text(input, 'eventSlug', path))}/ticket-form`,
    parameters: { reservationId: text(input, 'reservationId', path) },
  }),
  paidPlansCheckout: (input, path) => ({
    path: '/plans-payment',
    parameters: { planId: text(input, 'planId', path), ...pick(input, ['checkoutData']) },
  }),
  bookingsCheckout: () => ({ path: '/booking-form', parameters: {} }),
  bookingsBook: (input) => ({ path: '/book-online', parameters: pick(input, ['resourceId']) }),
  storesProduct: (input, path) => ({
    path: `/product-page/${encodeURIComponent(text(input, 'productSlug', path))}`,
    parameters: {},
  }),
  login: () => ({ path: '/login', parameters: {} }),
  logout: (input, path) => ({
    path: '/logout',
    parameters: { clientId: text(input, 'clientId', path) },
  }),
  auth(input, path) {
    const request = optionalFields(input, 'authRequest', `${path}.authRequest`) ?? {};
    const clientId = text(request, 'clientId', `${path}.authRequest`);
    return {
      path: '/oauth2/authorize',
      parameters: { clientId, ...pick(request, AUTHORIZE_KEYS), ...pick(input, ['prompt']) },
    };
  },
};

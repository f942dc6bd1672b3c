import type { JsonObject } from '../../platform/requests/fields.ts';
import { optionalFields, requireText } from '../../platform/requests/fields.ts';

/** Destination of a redirect session: a path of the hosted pages and its query parameters. */
export interface Destination {
  path: string;
  parameters: Record<string, string>;
}

type Intent = (given: JsonObject, place: string) => Destination;

const text = (given: JsonObject, key: string, place: string) =>
  requireText(given, key, `${place}.${key}`);

/** Returns the given values of these keys as query parameters. */
const pick = (given: JsonObject, keys: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    keys.flatMap((key) => (typeof given[key] === 'string' ? [[key, given[key]]] : [])),
  );

const AUTHORIZE_KEYS = [
  ...['redirectUri', 'responseMode', 'responseType', 'scope', 'state'],
  ...['codeChallenge', 'codeChallengeMethod', 'sessionToken'],
];

/** The paths that are the identity provider's. */
export const IDENTITY_PATHS: ReadonlySet<string> = new Set(['/oauth2/authorize', '/logout']);

/** The intents of a redirect session, one of which a request must have. See docs/reference/redirects.md. */
export const INTENTS: Record<string, Intent> = {
  ecomCheckout: (given, place) => ({
    path: '/checkout',
    parameters: { checkoutId: text(given, 'checkoutId', place) },
  }),
  eventsCheckout: (given, place) => ({
    path: `/event-details/${encodeURIComponent(text(given, 'eventSlug', place))}/ticket-form`,
    parameters: { reservationId: text(given, 'reservationId', place) },
  }),
  paidPlansCheckout: (given, place) => ({
    path: '/plans-payment',
    parameters: { planId: text(given, 'planId', place), ...pick(given, ['checkoutData']) },
  }),
  bookingsCheckout: () => ({ path: '/booking-form', parameters: {} }),
  bookingsBook: (given) => ({ path: '/book-online', parameters: pick(given, ['resourceId']) }),
  storesProduct: (given, place) => ({
    path: `/product-page/${encodeURIComponent(text(given, 'productSlug', place))}`,
    parameters: {},
  }),
  login: () => ({ path: '/login', parameters: {} }),
  logout: (given, place) => ({
    path: '/logout',
    parameters: { clientId: text(given, 'clientId', place) },
  }),
  auth(given, place) {
    const request = optionalFields(given, 'authRequest', `${place}.authRequest`) ?? {};
    const clientId = text(request, 'clientId', `${place}.authRequest`);
    return {
      path: '/oauth2/authorize',
      parameters: { clientId, ...pick(request, AUTHORIZE_KEYS), ...pick(given, ['prompt']) },
    };
  },
};

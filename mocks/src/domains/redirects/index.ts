import { announce } from '../../platform/announce.ts';
import { defineDomain, type Incoming } from '../../platform/domain.ts';
import { invalid, missing } from '../../platform/errors.ts';
import { setBounded } from '../../platform/remember.ts';
import { type JsonObject, optionalFields, textMap } from '../../platform/requests/fields.ts';
import { isWebUrl } from '../../platform/requests/web-url.ts';
import { schedule } from '../../platform/schedule.ts';
import { checkouts } from '../cart/checkout/checkout.ts';
import { type Destination, IDENTITY_PATHS, INTENTS } from './intents.ts';
import { visits } from './visits.ts';

/** Reads the callback pages, each an absolute URL. */
function readCallbacks(body: JsonObject): Record<string, string> {
  const callbacks = optionalFields(body, 'callbacks') ?? {};
  for (const [name, value] of Object.entries(callbacks)) {
    if (typeof value === 'string' && isWebUrl(value)) continue;
    throw invalid({
      field: `callbacks.${name}`,
      violatedRule: 'FORMAT',
      description: 'must be an absolute http or https address',
    });
  }
  return callbacks as Record<string, string>;
}

function readDestination(body: JsonObject): Destination {
  const definedNames = Object.keys(INTENTS).filter(
    (name) => body[name] !== undefined && body[name] !== null,
  );
  const [name] = definedNames;
  const intent = name === undefined ? undefined : INTENTS[name];
  if (!name || !intent || definedNames.length > 1) {
    const found =
      definedNames.length === 0 ? 'none was given' : `${definedNames.join(' and ')} were given`;
    throw invalid({
      field: 'intent',
      violatedRule: 'ONE_OF_ALIGNMENT',
      description: `must be one of ${Object.keys(INTENTS).join(', ')}; ${found}`,
    });
  }
  return intent(optionalFields(body, name) ?? {}, name);
}

/** Lifetime of a redirect session, in milliseconds. */
const SESSION_LIFE = 24 * 60 * 60 * 1000;

function createSession({ context, visitor, body }: Incoming) {
  const { path, parameters } = readDestination(body);
  const callbacks = readCallbacks(body);
  const preferences = optionalFields(body, 'preferences') ?? {};
  const extra = textMap(preferences, 'additionalQueryParameters') ?? {};
  const { checkoutId } = parameters;
  if (checkoutId !== undefined && !context.use(checkouts).has(checkoutId)) {
    throw missing('CHECKOUT_NOT_FOUND', `There is no checkout ${checkoutId}.`);
  }
  const id = context.nextId('redirect-session');
  setBounded(context.use(visits), id, visitor.id);
  const searchParams = { ...extra, ...callbacks, ...parameters, redirectSessionId: id };
  const { hostedBaseUrl, identityBaseUrl } = context.settings;
  const endpoint = `${IDENTITY_PATHS.has(path) ? identityBaseUrl : hostedBaseUrl}${path}`;
  const session = {
    id,
    fullUrl: `${endpoint}?${new URLSearchParams({ ...parameters, redirectSessionId: id, ...callbacks, ...extra })}`,
    urlDetails: { endpoint, searchParams },
  };
  // The token is the visitor's secret, so webhooks do not contain it.
  announce(context, 'redirect_session_created', session, visitor);
  schedule(context, { after: SESSION_LIFE }, () => {
    context.use(visits).delete(id);
    announce(context, 'redirect_session_deleted', session);
  });
  return { redirectSession: { ...session, sessionToken: context.nextToken('session') } };
}

/** Visits to the hosted pages. See docs/reference/redirects.mdx. */
export const redirects = defineDomain('redirects', '/_api/redirects-api', {
  createRedirectSession: {
    method: 'POST',
    path: '/v1/redirect-session',
    respond: createSession,
  },
});

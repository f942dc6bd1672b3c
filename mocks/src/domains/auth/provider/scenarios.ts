import { SLOW } from '../../../platform/dataset.ts';
import { htmlResponse, redirectTo } from './pages.ts';
import type { ProviderVisit } from './visit.ts';

/** Behavior of the authorize page that replaces its default response. */
export type ProviderScenario = (visit: ProviderVisit) => Response | Promise<Response>;

const withHeader =
  (name: string, value: string): ProviderScenario =>
  async (visit) => {
    const response = await visit.respond();
    response.headers.set(name, value);
    return response;
  };

const withError =
  (error: string): ProviderScenario =>
  ({ respondToClient }) =>
    respondToClient({ error, error_description: `The scenario says ${error}.` });

/** The same server by its other name on this machine: another origin, and another site. */
function otherOrigin({ hostname, origin }: URL): string {
  const other = { localhost: '127.0.0.1', '127.0.0.1': 'localhost' }[hostname];
  return other ? origin.replace(hostname, other) : 'https://elsewhere.example';
}

/** The named scenarios of the provider. */
export const SCENARIOS = {
  login_required: withError('login_required'),
  interaction_required: withError('interaction_required'),
  access_denied: withError('access_denied'),
  server_error: withError('server_error'),
  /** The visitor already has a session, so no form is shown. */
  known: ({ respondToClient, issueCode }) => respondToClient({ code: issueCode() }),
  /** It responds late, as a slow platform does. */
  slow: async ({ respond }) => {
    await new Promise((resolve) => setTimeout(resolve, SLOW));
    return respond();
  },
  /** A page that loads, but posts no message. */
  silent: ({ page }) => page(''),
  /** The page never loads. */
  'no-response': ({ request }) =>
    new Promise((_, reject) => {
      request.signal.addEventListener('abort', () => reject(request.signal.reason));
    }),
  /** A response to a login that was never started. */
  'wrong-state': ({ respondToClient, issueCode }) =>
    respondToClient({ code: issueCode(), state: 'older' }),
  /** The right response, from a page of another origin. */
  'wrong-origin': ({ issueCode, query, baseUrl }) => {
    const values = new URLSearchParams({ code: issueCode(), state: query.get('state') ?? '' });
    return redirectTo(`${otherOrigin(new URL(baseUrl))}/oauth2/elsewhere?${values}`);
  },
  /** The right response, in the name of another provider (RFC 9207). */
  'wrong-issuer': ({ respondToClient, issueCode }) =>
    respondToClient({ code: issueCode(), iss: 'https://elsewhere.example' }),
  /** Two responses, each with its own code. */
  twice: ({ query, issueCode, tell }) => {
    const state = query.get('state');
    return tell({ code: issueCode(), state }, { code: issueCode(), state });
  },
  /** Browsers show it in no frame. */
  'no-frames': withHeader('x-frame-options', 'DENY'),
  /** Browsers cut its window off from the one that opened it. */
  'cut-off': withHeader('cross-origin-opener-policy', 'same-origin'),
  /** Text instead of a page: the response of an intermediate proxy. */
  'bad-gateway': () => htmlResponse('Bad gateway', { status: 502 }),
} satisfies Record<string, ProviderScenario>;

export type ScenarioName = keyof typeof SCENARIOS;

export const SCENARIO_NAMES = Object.keys(SCENARIOS) as ScenarioName[];

export function scenarioNamed(name: string): ProviderScenario {
  if (Object.hasOwn(SCENARIOS, name)) return SCENARIOS[name as ScenarioName];
  throw new TypeError(`There is no scenario "${name}". Use one of: ${SCENARIO_NAMES.join(', ')}.`);
}

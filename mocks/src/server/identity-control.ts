import type { IncomingMessage, ServerResponse } from 'node:http';
import { COOKIE_REACHES, type ProviderRules } from '../domains/auth/provider/rules.ts';
import { SCENARIO_NAMES } from '../domains/auth/provider/scenarios.ts';
import { TOKEN_FAILURE_NAMES } from '../domains/auth/provider/token-failures.ts';
import type { MockPlatform } from '../platform/mock-platform.ts';
import { readBody } from '../platform/requests/body.ts';
import {
  type JsonObject,
  optionalEnum,
  optionalFields,
  optionalFlag,
  optionalNumber,
  textMap,
} from '../platform/requests/fields.ts';
import { toWebRequest } from './request.ts';

/** Path at which a test in another process controls the provider. */
export const CONTROL_PATH = '/control';

function readRules(rules: JsonObject): Partial<ProviderRules> {
  const read = {
    cookie: optionalEnum(rules, 'cookie', COOKIE_REACHES, 'rules.cookie'),
    tokenNeedsCookie: optionalFlag(rules, 'tokenNeedsCookie', 'rules.tokenNeedsCookie'),
    namesItself: optionalFlag(rules, 'namesItself', 'rules.namesItself'),
    headers: textMap(rules, 'headers', 'rules.headers'),
  };
  return Object.fromEntries(Object.entries(read).filter(([, value]) => value !== undefined));
}

/**
 * Accepts `{ scenario, tokens, rules, times }`, all optional: the scenario of the authorize page,
 * the failure of the token endpoint, the rules for browsers, and how often they apply. Returns
 * whether it did.
 */
export async function sendControl(
  { identity: { provider } }: MockPlatform,
  url: URL,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  if (url.pathname !== CONTROL_PATH || request.method !== 'POST') return false;
  const { body } = await readBody(await toWebRequest(request, response, url));
  const scenario = optionalEnum(body, 'scenario', SCENARIO_NAMES);
  const tokens = optionalEnum(body, 'tokens', TOKEN_FAILURE_NAMES);
  const rules = readRules(optionalFields(body, 'rules') ?? {});
  const times = optionalNumber(body, 'times');
  const options = times === undefined ? {} : { times };
  if (scenario) provider.play(scenario, options);
  if (tokens) provider.failTokens(tokens, options);
  provider.setRules(rules);
  response.writeHead(204).end();
  return true;
}

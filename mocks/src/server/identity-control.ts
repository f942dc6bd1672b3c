import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ProviderRules } from '../auth/provider/rules.ts';
import type { ScenarioName } from '../auth/provider/scenarios.ts';
import type { TokenFailureName } from '../auth/provider/token-failures.ts';
import { readBody } from '../core/body.ts';
import { PlatformError } from '../core/errors.ts';
import { optionalFields, optionalText } from '../core/fields.ts';
import type { World } from '../world.ts';
import { toWebRequest } from './request.ts';

/** Where a test in another process chooses what the provider does. */
export const CONTROL_PATH = '/control';

/** Runs an instruction of a test; a name that nobody knows is told as the platform tells errors. */
function obey(act: () => unknown): void {
  try {
    act();
  } catch (error) {
    throw new PlatformError(400, error instanceof Error ? error.message : String(error));
  }
}

/**
 * Takes `{ scenario, tokens, rules, times }`, each of which may be left out: what the authorize page
 * plays, how the token endpoint fails, how browsers are treated, and how often. Says whether it did.
 */
export async function sendControl(
  { identity: { provider } }: World,
  address: URL,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  if (address.pathname !== CONTROL_PATH || request.method !== 'POST') return false;
  const { body } = await readBody(await toWebRequest(request, response, address));
  const scenario = optionalText(body, 'scenario');
  const tokens = optionalText(body, 'tokens');
  const rules = optionalFields(body, 'rules');
  const options = typeof body.times === 'number' ? { times: body.times } : {};
  obey(() => {
    if (scenario !== undefined) provider.play(scenario as ScenarioName, options);
    if (tokens !== undefined) provider.failTokens(tokens as TokenFailureName, options);
    if (rules) provider.setRules(rules as Partial<ProviderRules>);
  });
  response.writeHead(204).end();
  return true;
}

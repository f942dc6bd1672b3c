import type { FaultInjection } from '../../../platform/fault-injection.ts';
import type { PlatformContext } from '../../../platform/platform-context.ts';
import { handleProviderRequest, providerPageAt } from './handle-request.ts';
import { type ProviderRules, providerRules } from './rules.ts';
import { type ProviderScenario, type ScenarioName, scenarioNamed } from './scenarios.ts';
import { type TokenFailureName, tokenFailureNamed } from './token-failures.ts';

/**
 * How often a planned behavior applies; without a number, until the returned function is called.
 */
export interface Times {
  /** Number of visits or requests. Unlimited by default. */
  times?: number;
}

/** The identity provider's pages: handles requests, and lets tests change the responses. */
export interface ProviderControl {
  /**
   * Base URL of its pages, to which authorize sessions lead. A server that listens on a port
   * changes it.
   */
  baseUrl: string;
  /** Whether the provider has a page at a path. */
  hasPage(method: string, pathname: string): boolean;
  /** Handles a visit to one of its pages, whatever the host; nothing when it has no such page. */
  handle(request: Request): Promise<Response | undefined>;
  /** The latest visits to its pages, oldest first, as method and URL. */
  readonly visits: readonly string[];
  /**
   * Replaces the behavior of the authorize page, by name or with a function. The latest one
   * applies.
   */
  play(scenario: ScenarioName | ProviderScenario, options?: Times): () => void;
  /** Makes the token endpoint respond with a failure instead of tokens. */
  failTokens(failure: TokenFailureName, options?: Times): () => void;
  /** Changes how it treats browsers. */
  setRules(rules: Partial<ProviderRules>): void;
}

const MAX_VISITS = 1000;

export function providerControl(
  context: PlatformContext,
  faultInjection: FaultInjection,
): ProviderControl {
  const plans: { scenario: ProviderScenario; timesLeft: number }[] = [];
  const visits: string[] = [];

  function takeScenario(): ProviderScenario | undefined {
    const plan = plans.findLast(({ timesLeft }) => timesLeft > 0);
    if (plan) plan.timesLeft -= 1;
    return plan?.scenario;
  }

  return {
    get baseUrl() {
      return context.settings.identityBaseUrl;
    },
    set baseUrl(url) {
      context.settings.identityBaseUrl = url.replace(/\/+$/, '');
    },
    hasPage: (method, pathname) => providerPageAt(context, method, pathname) !== undefined,
    handle(request) {
      const { pathname, search } = new URL(request.url);
      if (providerPageAt(context, request.method, pathname)) {
        visits.push(`${request.method} ${pathname}${search}`);
        if (visits.length > MAX_VISITS) visits.shift();
      }
      return handleProviderRequest(context, request, takeScenario);
    },
    visits,
    play(scenario, { times = Number.POSITIVE_INFINITY } = {}) {
      const named = typeof scenario === 'function' ? scenario : scenarioNamed(scenario);
      const plan = { scenario: named, timesLeft: times };
      plans.push(plan);
      return () => {
        plan.timesLeft = 0;
      };
    },
    failTokens: (failure, { times = Number.POSITIVE_INFINITY } = {}) =>
      faultInjection.fail('auth.requestTokens', tokenFailureNamed(failure), 'request', times),
    setRules(rules) {
      Object.assign(context.use(providerRules), rules);
    },
  };
}

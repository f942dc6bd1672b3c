import type { FaultInjection } from '../../../platform/fault-injection.ts';
import type { PlatformContext } from '../../../platform/platform-context.ts';
import { answerProvider, providerPageAt } from './answer.ts';
import { type ProviderRules, providerRules } from './rules.ts';
import { type ProviderScenario, type ScenarioName, scenarioNamed } from './scenarios.ts';
import { type TokenFailureName, tokenFailureNamed } from './token-failures.ts';

/** How often something planned happens; without a number until the returned function is called. */
export interface Times {
  times?: number;
}

/** The identity provider behind its pages: what it answers, and what tests make of it. */
export interface ProviderControl {
  /** Where its pages are; authorize sessions lead there. A server that takes a port moves it. */
  baseUrl: string;
  /** Whether there is a page of its own at an address. */
  hasPage(method: string, pathname: string): boolean;
  /** Answers a visit to one of its pages, whatever the host; nothing when it has no such page. */
  handle(request: Request): Promise<Response | undefined>;
  /** The latest visits to its pages, oldest first, as method and address. */
  readonly visits: readonly string[];
  /** Lets the authorize page do something else, by name or as a function. The latest one counts. */
  play(scenario: ScenarioName | ProviderScenario, options?: Times): () => void;
  /** Lets the token endpoint answer something else than tokens. */
  failTokens(failure: TokenFailureName, options?: Times): () => void;
  /** Changes how it treats browsers. */
  setRules(rules: Partial<ProviderRules>): void;
}

const MOST_VISITS = 1000;

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
        if (visits.length > MOST_VISITS) visits.shift();
      }
      return answerProvider(context, request, takeScenario);
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
      faultInjection.fail('auth.requestTokens', tokenFailureNamed(failure), times),
    setRules(rules) {
      Object.assign(context.use(providerRules), rules);
    },
  };
}

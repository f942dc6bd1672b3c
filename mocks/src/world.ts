import { http } from 'msw';
import { grantAnonymous, tokens, visitorOf } from './auth/tokens.ts';
import { type CartControl, cartControl } from './cart/control.ts';
import { type CatalogControl, catalogControl } from './catalog/control.ts';
import { answerError, answerWith, withRequestId } from './core/answer.ts';
import { readBody } from './core/body.ts';
import { type ClockControl, createClockControl } from './core/clock.ts';
import type { Visitor } from './core/domain.ts';
import { PlatformError } from './core/errors.ts';
import { type Failure, type FailureName, failureNamed } from './core/failures.ts';
import type { Fields } from './core/fields.ts';
import { createInterference, type HoldPoint, matchesPattern } from './core/interference.ts';
import { type Clock, createPlatform, type Platform } from './core/platform.ts';
import { findRoute, type Match, routesOf } from './core/routes.ts';
import { settle } from './core/schedule.ts';
import { type CallName, type CallPattern, domains } from './domains.ts';
import { fennHouse } from './shop/fenn-house.ts';
import type { Shop, ShopFactory } from './shop/shop.ts';

const ROUTES = routesOf(domains);

/** How a world is made. All of it may be left out. */
export interface WorldOptions {
  /** Worlds with one seed give out the same ids and tokens. */
  seed?: string;
  clock?: Clock;
  shop?: ShopFactory;
  /** What the client has as `apiBaseUrl`. */
  apiBaseUrl?: string;
  /** Where the pictures are, without a slash at the end. */
  mediaBaseUrl?: string;
  /** The origin of the hosted pages, where redirect sessions lead. */
  hostedBaseUrl?: string;
}

/** A call that arrived. */
export interface LoggedCall {
  /** `<domain>.<function>`, or `undefined` when the platform has no such call. */
  name: CallName | undefined;
  method: string;
  /** Path and query. */
  path: string;
  body: unknown;
  /** `undefined` while it is under way, 0 when the network failed. */
  status: number | undefined;
}

/** The platform in memory. Two worlds share nothing. */
export interface World {
  readonly apiBaseUrl: string;
  readonly shop: Shop;
  /** All calls so far, oldest first. */
  readonly calls: readonly LoggedCall[];
  /** Handlers for MSW that answer every request to `apiBaseUrl`. */
  readonly handlers: ReturnType<typeof http.all>[];
  /** Answers a request, whatever its host. Never rejects but for the request's own abort. */
  handle(request: Request): Promise<Response>;
  /** A `fetch` that knows this platform only. */
  fetch: typeof globalThis.fetch;
  /** Makes a call fail, `times` times or until the returned function is called. */
  fail(call: CallPattern, failure: FailureName | Failure, options?: { times?: number }): () => void;
  /** Holds a call until the returned function is called: before it counts, or its answer. */
  hold(call: CallPattern, options?: { at?: HoldPoint; times?: number }): () => void;
  /** Delays all calls, or these, by milliseconds. */
  latency(milliseconds: number | Partial<Record<CallPattern, number>>): void;
  /** The time of this platform. What is due happens as it moves, and before each call. */
  readonly clock: ClockControl;
  readonly catalog: CatalogControl;
  /** The cart of a visitor: of the first one, unless an id is given. */
  cart(visitorId?: string): CartControl;
  /** A new visitor with a good access token, for requests without a client. */
  createVisitor(): { id: string; accessToken: string };
}

const withoutSlash = (url: string) => url.replace(/\/+$/, '');

function checkPattern(pattern: CallPattern): void {
  if (ROUTES.some(({ name }) => matchesPattern(pattern, name))) return;
  const known = ROUTES.map(({ name }) => name).join(', ');
  throw new TypeError(`There is no call "${pattern}". Use "*", "<domain>.*" or one of: ${known}.`);
}

function answerCall(platform: Platform, request: Request, { route, path }: Match, body: Fields) {
  const { call } = route;
  const nobody: Visitor = { id: '', role: 'visitor' };
  const visitor = call.open ? nobody : visitorOf(platform, request.headers.get('authorization'));
  const query = new URL(request.url).searchParams;
  return call.answer({ platform, visitor, path, query, body });
}

/** A platform of its own, seeded with a shop. */
export function createWorld({
  seed = 'vitrine',
  clock: source = { now: () => Date.now() },
  shop: shopFactory = fennHouse,
  apiBaseUrl = 'https://platform.example',
  mediaBaseUrl = '/pictures',
  hostedBaseUrl = 'https://pages.platform.example',
}: WorldOptions = {}): World {
  const base = withoutSlash(apiBaseUrl);
  const basePath = withoutSlash(new URL(base).pathname);
  const shop = shopFactory({ mediaBaseUrl: withoutSlash(mediaBaseUrl) });
  const settings = { apiBaseUrl: base, hostedBaseUrl: withoutSlash(hostedBaseUrl) };
  const clock = createClockControl(source, () => settle(platform));
  const platform = createPlatform(shop, settings, clock, seed);
  const interference = createInterference();
  const calls: LoggedCall[] = [];
  const catalog = catalogControl(platform);

  async function answer(
    request: Request,
    match: Match | undefined,
    entry: LoggedCall,
    requestId: string,
  ): Promise<Response> {
    const body = await readBody(request);
    entry.body = body;
    if (!match) throw new PlatformError(404, `There is no call ${request.method} ${entry.path}`);
    const { name } = match.route;
    await interference.wait(name, 'request', request.signal);
    const failed = interference.takeFailure(name)?.();
    if (failed instanceof Response) return withRequestId(failed, requestId);
    if (failed) throw failed;
    settle(platform);
    const value = answerCall(platform, request, match, body);
    const response = answerWith(value, requestId);
    await interference.wait(name, 'answer', request.signal);
    return response;
  }

  async function handle(request: Request): Promise<Response> {
    const { pathname, search } = new URL(request.url);
    const path = pathname.startsWith(basePath) ? pathname.slice(basePath.length) : pathname;
    const match = findRoute(ROUTES, request.method, path);
    const requestId = platform.nextId('request');
    const entry: LoggedCall = {
      name: match?.route.name as CallName | undefined,
      method: request.method,
      path: path + search,
      body: undefined,
      status: undefined,
    };
    calls.push(entry);
    let response: Response;
    try {
      response = await answer(request, match, entry, requestId);
    } catch (error) {
      if (request.signal.aborted) throw request.signal.reason;
      response = answerError(error, requestId);
    }
    entry.status = response.status;
    return response;
  }

  const world: World = {
    apiBaseUrl: base,
    shop,
    calls,
    handlers: [http.all(`${base}/*`, ({ request }) => handle(request))],
    handle,
    async fetch(input, init) {
      const request = new Request(input, init);
      if (!request.url.startsWith(`${base}/`)) {
        throw new TypeError(`Failed to fetch ${request.url}: this world answers ${base} only`);
      }
      const response = await handle(request);
      if (response.type === 'error') throw new TypeError('Failed to fetch');
      return response;
    },
    fail(call, failure, { times = Number.POSITIVE_INFINITY } = {}) {
      checkPattern(call);
      const made = typeof failure === 'string' ? failureNamed(failure) : failure;
      return interference.fail(call, made, times);
    },
    hold(call, { at = 'request', times = Number.POSITIVE_INFINITY } = {}) {
      checkPattern(call);
      return interference.hold(call, at, times);
    },
    latency(milliseconds) {
      const delays = typeof milliseconds === 'number' ? { '*': milliseconds } : milliseconds;
      for (const [call, delay] of Object.entries(delays)) {
        checkPattern(call as CallPattern);
        interference.delay(call, delay);
      }
    },
    clock,
    catalog,
    cart(visitorId = platform.use(tokens).first.id) {
      return cartControl(platform, { id: visitorId, role: 'visitor' }, catalog.product);
    },
    createVisitor() {
      const accessToken = grantAnonymous(platform).access_token;
      return { id: visitorOf(platform, accessToken).id, accessToken };
    },
  };
  return world;
}

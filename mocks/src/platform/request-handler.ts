import { getVisitor } from '../domains/auth/tokens.ts';
import type { CallName } from '../domains/index.ts';
import { type CallLog, createCallLog, type LoggedCall } from './call-log.ts';
import type { Visitor } from './domain.ts';
import { PlatformError } from './errors.ts';
import type { CallPoint, FaultInjection } from './fault-injection.ts';
import type { PlatformContext } from './platform-context.ts';
import { readBody } from './requests/body.ts';
import type { JsonObject } from './requests/fields.ts';
import { respondWith, respondWithError, withDate, withRequestId } from './respond.ts';
import { findRoute, type Match, type Route } from './routes.ts';
import { settle } from './schedule.ts';

export interface RequestHandler {
  readonly calls: CallLog['calls'];
  /** Handles a request, independent of its host. Rejects only if the request itself is aborted. */
  handle(request: Request): Promise<Response>;
}

function respondToCall(
  context: PlatformContext,
  request: Request,
  { route, path }: Match,
  body: JsonObject,
) {
  const { call } = route;
  const nobody: Visitor = { id: '', role: 'visitor' };
  const authorization = request.headers.get('authorization');
  const visitor = call.open ? nobody : getVisitor(context, authorization);
  const query = new URL(request.url).searchParams;
  return context.runAs(visitor.id, () =>
    call.respond({ context, visitor, authorization, path, query, body }),
  );
}

/** A HEAD gets the response of the GET of its path, without the body. */
const withoutBody = ({ status, headers }: Response) => new Response(null, { status, headers });

/**
 * Creates the platform's request handler: finds the endpoint, waits, fails as planned, and logs.
 */
export function createRequestHandler(
  context: PlatformContext,
  routes: readonly Route[],
  faultInjection: FaultInjection,
): RequestHandler {
  const log = createCallLog();
  const basePath = new URL(context.settings.apiBaseUrl).pathname.replace(/\/+$/, '');

  async function respond(
    request: Request,
    match: Match | undefined,
    entry: LoggedCall,
    requestId: string,
  ): Promise<Response> {
    const { body, bytes } = await readBody(request);
    log.setBody(entry, body, bytes);
    if (!match) throw new PlatformError(404, `There is no call ${request.method} ${entry.path}`);
    const { name } = match.route;
    await faultInjection.wait(name, 'request', request.signal);
    const failAt = (point: CallPoint) => {
      const failed = faultInjection.takeFailure(name, point)?.();
      if (failed && !(failed instanceof Response)) throw failed;
      return failed && withRequestId(failed, requestId);
    };
    const failedRequest = failAt('request');
    if (failedRequest) return failedRequest;
    settle(context);
    const value = await respondToCall(context, request, match, body);
    const response = respondWith(value, requestId);
    await faultInjection.wait(name, 'response', request.signal);
    return failAt('response') ?? response;
  }

  async function handle(request: Request): Promise<Response> {
    const { pathname, search } = new URL(request.url);
    const path = pathname.startsWith(basePath) ? pathname.slice(basePath.length) : pathname;
    const head = request.method === 'HEAD';
    const match = findRoute(routes, head ? 'GET' : request.method, path);
    const requestId = context.nextId('request');
    const entry: LoggedCall = {
      name: match?.route.name as CallName | undefined,
      method: request.method,
      path: path + search,
      body: undefined,
      status: undefined,
    };
    log.add(entry);
    let response: Response;
    try {
      response = await respond(request, match, entry, requestId);
    } catch (error) {
      if (request.signal.aborted) throw request.signal.reason;
      response = respondWithError(error, requestId);
    }
    entry.status = response.status;
    const dated = withDate(response, context.clock.now());
    return head && response.type !== 'error' ? withoutBody(dated) : dated;
  }

  return { calls: log.calls, handle };
}

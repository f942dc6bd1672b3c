import type { Wire } from '@vitrine/client';
import type * as client from '@vitrine/client/back-in-stock';
import { missing } from '../../platform/errors.ts';
import type { PlatformContext, Slot } from '../../platform/platform-context.ts';
import type { Numbered } from '../../platform/requests/cursor-query.ts';

export type Request = Wire<client.BackInStockNotificationRequest>;

interface State {
  /** In order of creation. */
  byId: Map<string, Numbered<Request>>;
  /** Number of requests ever created. */
  made: number;
}

const state: Slot<State> = { create: () => ({ byId: new Map(), made: 0 }) };

/** All requests, the oldest first. */
export const getRequests = (context: PlatformContext): Numbered<Request>[] => [
  ...context.use(state).byId.values(),
];

/** The request with this id, or `undefined`. */
export const findRequest = (context: PlatformContext, id: string): Request | undefined =>
  context.use(state).byId.get(id)?.item;

/** Returns the request with this id; a 404 if there is none. */
export function requireRequest(context: PlatformContext, id: string): Request {
  const request = findRequest(context, id);
  if (request) return request;
  throw missing('REQUEST_NOT_FOUND', `There is no back-in-stock request ${id}.`);
}

export function addRequest(context: PlatformContext, request: Request): void {
  const requests = context.use(state);
  requests.made += 1;
  requests.byId.set(request.id, { number: requests.made, item: request });
}

export const removeRequest = (context: PlatformContext, id: string): boolean =>
  context.use(state).byId.delete(id);

import type { IncomingMessage, ServerResponse } from 'node:http';
import type { StockRequest } from '../domains/catalog-admin/stock-control.ts';
import type { AdmissionRequest } from '../domains/orders/control.ts';
import type { TicketKindControl } from '../domains/tickets/kinds.ts';
import { PlatformError } from '../platform/errors.ts';
import type { MockPlatform } from '../platform/mock-platform.ts';
import { readBody } from '../platform/requests/body.ts';
import type { JsonObject } from '../platform/requests/fields.ts';
import { sendWebResponse, toWebRequest } from './request.ts';

/** Path of the calls that a host's own server offers owners besides those of the platform. */
export const OWNER_PATH = '/owner';

type Argument<Name extends keyof TicketKindControl> = Parameters<TicketKindControl[Name]>[0];

/** The functions of the ports, by their path. Each has the body of the request, and the user's token. */
const CALLS: Record<
  string,
  (platform: MockPlatform, body: unknown, accessToken: string | null) => Promise<unknown>
> = {
  'checkIn/checkIn': ({ orders }, body) => orders.admission.checkIn(body as AdmissionRequest),
  'checkIn/undo': ({ orders }, body) => orders.admission.undo(body as AdmissionRequest),
  'ticketKinds/readDetails': ({ tickets }, body) =>
    tickets.kinds.readDetails((body as { eventId: string }).eventId),
  'ticketKinds/create': ({ tickets }, body) => tickets.kinds.create(body as Argument<'create'>),
  'ticketKinds/update': ({ tickets }, body) => tickets.kinds.update(body as Argument<'update'>),
  'ticketKinds/remove': ({ tickets }, body) => tickets.kinds.remove(body as Argument<'remove'>),
  'ticketKinds/setOrder': ({ tickets }, body) =>
    tickets.kinds.setOrder(body as Argument<'setOrder'>),
  'stock/setStock': ({ stock }, body) => stock.setStock(body as StockRequest),
  'profile/read': async ({ identity }, _body, accessToken) => identity.getMember(accessToken),
};

const DATES = new Set(['at', 'saleStart', 'saleEnd']);

/** Replaces the times of a body, which are ISO 8601 texts, by dates. */
const withDates = (body: JsonObject): unknown =>
  JSON.parse(JSON.stringify(body), (key, value) =>
    DATES.has(key) && typeof value === 'string' ? new Date(value) : value,
  );

/**
 * Answers `POST /owner/<port>/<function>` of an owner, with the result of that function as JSON. Returns
 * whether it was such a request.
 *
 * @throws {PlatformError} 404 for another function, 401 without a valid token, 403 for the token of
 * another user, and 400 for an argument that names what does not exist.
 */
export async function sendOwnerCall(
  platform: MockPlatform,
  url: URL,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  if (request.method !== 'POST' || !url.pathname.startsWith(`${OWNER_PATH}/`)) return false;
  const name = url.pathname.slice(OWNER_PATH.length + 1);
  const run = Object.hasOwn(CALLS, name) ? CALLS[name] : undefined;
  if (!run) throw new PlatformError(404, `There is no function ${name}`);
  const web = await toWebRequest(request, response, url);
  const accessToken = web.headers.get('authorization');
  if (platform.identity.getRole(accessToken) !== 'owner') {
    throw new PlatformError(403, 'Only the owner of the shop may do this');
  }
  const { body } = await readBody(web);
  const result = await run(platform, withDates(body), accessToken).catch((error: unknown) => {
    throw error instanceof TypeError ? new PlatformError(400, error.message) : error;
  });
  await sendWebResponse(Response.json(result ?? null), response);
  return true;
}

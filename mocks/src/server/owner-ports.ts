import type { IncomingMessage, ServerResponse } from 'node:http';
import type { MediaControl } from '../domains/catalog-admin/control.ts';
import type { StockRequest } from '../domains/catalog-admin/stock-control.ts';
import type { AdmissionRequest } from '../domains/orders/control.ts';
import type { ChangedItem } from '../domains/owner/people-control.ts';
import type { OwnerListId, SavedListView } from '../domains/owner/view-control.ts';
import type { TicketKindControl } from '../domains/tickets/kinds.ts';
import { invalid, PlatformError } from '../platform/errors.ts';
import type { MockPlatform } from '../platform/mock-platform.ts';
import { BODY_LIMIT, readBody } from '../platform/requests/body.ts';
import {
  type JsonObject,
  optionalFields,
  optionalText,
  requireText,
  textList,
} from '../platform/requests/fields.ts';
import { parseUrl } from '../platform/requests/web-url.ts';
import { sendWebResponse, toWebRequest } from './request.ts';
import { UPLOAD_LIMIT, type Uploads } from './uploads.ts';

/** Path of the calls that a host's own server offers owners besides those of the platform. */
export const OWNER_PATH = '/owner';

/** The only call whose body is a file, and not JSON. */
const UPLOAD = 'media/upload';

type Argument<Name extends keyof TicketKindControl> = Parameters<TicketKindControl[Name]>[0];

/** The most media that a request can name. */
const MAX_IDS = 1000;

/** Reads what changes about a media item. */
function readMediaDetails(body: JsonObject): Parameters<MediaControl['updateDetails']>[0] {
  const altText = optionalText(body, 'altText');
  const point = optionalFields(body, 'focalPoint');
  const readShare = (key: string) => {
    const share = point?.[key];
    if (typeof share === 'number' && share >= 0 && share <= 1) return share;
    throw invalid({
      field: `focalPoint.${key}`,
      violatedRule: 'FORMAT',
      description: 'must be a number from 0 to 1',
    });
  };
  return {
    mediaId: requireText(body, 'mediaId'),
    ...(altText !== undefined && { altText }),
    ...(body.focalPoint === null && { focalPoint: null }),
    ...(point && { focalPoint: { x: readShare('x'), y: readShare('y') } }),
  };
}

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
  'people/readChange': ({ people }, body) => people.readChange(body as ChangedItem),
  'views/read': ({ views }, body, accessToken) =>
    views.read(accessToken, (body as { list: OwnerListId }).list),
  'views/save': ({ views }, body, accessToken) => {
    const { list, views: saved } = body as { list: OwnerListId; views: SavedListView[] };
    return views.save(accessToken, list, saved);
  },
  'media/readFocalPoints': ({ media }, body) =>
    media.readFocalPoints(textList(body as JsonObject, 'mediaIds', MAX_IDS)),
  'media/updateDetails': ({ media }, body) =>
    media.updateDetails(readMediaDetails(body as JsonObject)),
  'media/setOrder': ({ media }, body) => {
    const fields = body as JsonObject;
    return media.setOrder(requireText(fields, 'productId'), textList(fields, 'mediaIds', MAX_IDS));
  },
  'media/readLibrary': ({ media }, body) => {
    const fields = body as JsonObject;
    const search = optionalText(fields, 'search') ?? '';
    return media.readLibrary({ search, after: optionalText(fields, 'after') });
  },
};

const DATES = new Set(['at', 'saleStart', 'saleEnd']);

/** Replaces the times of a body, which are ISO 8601 texts, by dates. */
const withDates = (body: JsonObject): unknown =>
  JSON.parse(JSON.stringify(body), (key, value) =>
    DATES.has(key) && typeof value === 'string' ? new Date(value) : value,
  );

/** The origin at which the caller has reached the server, whose address in the network may be another. */
function getOrigin({ headers: { host } }: IncomingMessage): string {
  const url = parseUrl(`http://${host}`);
  if (url) return url.origin;
  throw new PlatformError(400, 'The request has no valid host');
}

/**
 * Handles `POST /owner/<port>/<function>` of an owner, with the result of that function as JSON. The body
 * is JSON, or the file of an upload. Returns whether it was such a request.
 *
 * @throws {PlatformError} 404 for another function, 401 without a valid token, 403 for the token of
 * another user, and 400 for an argument that names what does not exist.
 */
export async function sendOwnerCall(
  platform: MockPlatform,
  uploads: Uploads,
  url: URL,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  if (request.method !== 'POST' || !url.pathname.startsWith(`${OWNER_PATH}/`)) return false;
  const name = url.pathname.slice(OWNER_PATH.length + 1);
  const run = Object.hasOwn(CALLS, name) ? CALLS[name] : undefined;
  if (!run && name !== UPLOAD) throw new PlatformError(404, `There is no function ${name}`);
  const web = await toWebRequest(request, response, url, run ? BODY_LIMIT : UPLOAD_LIMIT);
  const accessToken = web.headers.get('authorization');
  if (platform.identity.getRole(accessToken) !== 'owner') {
    throw new PlatformError(403, 'Only the owner of the shop may do this');
  }
  const respond = async (): Promise<unknown> => {
    if (!run) return uploads.receive(platform, web, getOrigin(request));
    const body = withDates((await readBody(web)).body);
    return platform.identity.runAs(accessToken, () => run(platform, body, accessToken));
  };
  const result = await respond().catch((error: unknown) => {
    throw error instanceof TypeError ? new PlatformError(400, error.message) : error;
  });
  await sendWebResponse(Response.json(result ?? null), response);
  return true;
}

import type {
  CheckInPort,
  MediaFocalPoint,
  MediaLibraryPage,
  MediaPort,
  OwnerPorts,
  PeoplePort,
  ProfilePort,
  SavedListView,
  StockPort,
  StockResult,
  TicketKindDetails,
  TicketKindPort,
  TicketKindResult,
  ViewPort,
} from '@vitrine/atoms';
import type { Client } from '@vitrine/client';

const baseUrl = import.meta.env.VITE_OWNER_BASE_URL;

/** By the status, the check-in tells a denial from a lost connection. */
const toError = (path: string, status: number) =>
  Object.assign(new Error(`${path} responded ${status}.`), { status });

/** Calls your own server with the owner's token, by which the server knows who asks. */
async function post<Result>(
  client: Client,
  path: string,
  body: object,
  signal?: AbortSignal,
): Promise<Result> {
  const response = await fetch(`${baseUrl}/${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: await client.tokens.access() },
    body: JSON.stringify(body),
    signal: signal ?? null,
  });
  if (!response.ok) throw toError(path, response.status);
  return response.json();
}

const checkIn: CheckInPort = {
  async checkIn(request, { client }) {
    const result = await post<Awaited<ReturnType<CheckInPort['checkIn']>>>(
      client,
      'checkIn/checkIn',
      request,
    );
    return 'at' in result ? { ...result, at: new Date(result.at) } : result;
  },
  undo: (request, { client }) => post(client, 'checkIn/undo', request),
};

const ticketKinds: TicketKindPort = {
  async readDetails(eventId, { client }) {
    const details = await post<TicketKindDetails[]>(client, 'ticketKinds/readDetails', { eventId });
    return details.map(({ updatedDate, ...rest }) => ({
      ...rest,
      ...(updatedDate && { updatedDate: new Date(updatedDate) }),
    }));
  },
  create: (request, { client }) => post<TicketKindResult>(client, 'ticketKinds/create', request),
  update: (request, { client }) => post<TicketKindResult>(client, 'ticketKinds/update', request),
  remove: (request, { client }) => post(client, 'ticketKinds/remove', request),
  setOrder: (request, { client }) => post(client, 'ticketKinds/setOrder', request),
};

const stock: StockPort = {
  setStock: (request, { client }) => post<StockResult>(client, 'stock/setStock', request),
};

/** Sends a file as it is. `fetch` does not report how much is sent, so this is an `XMLHttpRequest`. */
const upload: MediaPort['upload'] = async (file, { client, signal, onProgress }) => {
  const token = await client.tokens.access();
  signal.throwIfAborted();
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', `${baseUrl}/media/upload?name=${encodeURIComponent(file.name)}`);
    request.setRequestHeader('Authorization', token);
    request.setRequestHeader('Content-Type', file.type);
    request.responseType = 'json';
    request.upload.addEventListener('progress', ({ loaded, total, lengthComputable }) => {
      if (lengthComputable) onProgress(loaded / total);
    });
    request.addEventListener('load', () => {
      if (request.status === 200 && request.response) resolve(request.response);
      else reject(toError('media/upload', request.status));
    });
    request.addEventListener('error', () => reject(new TypeError('media/upload failed.')));
    request.addEventListener('abort', () => reject(signal.reason));
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(file);
  });
};

const media: MediaPort = {
  // The mock platform's server takes no larger ones.
  maxFileBytes: 10 * 1024 * 1024,
  upload,
  readFocalPoints: (mediaIds, { client, signal }) =>
    post<Record<string, MediaFocalPoint>>(client, 'media/readFocalPoints', { mediaIds }, signal),
  updateDetails: (change, { client }) => post(client, 'media/updateDetails', change),
  setOrder: (productId, mediaIds, { client }) =>
    post(client, 'media/setOrder', { productId, mediaIds }),
  readLibrary: (query, { client, signal }) =>
    post<MediaLibraryPage>(client, 'media/readLibrary', query, signal),
};

const people: PeoplePort = {
  async readChange(change, { client }) {
    const found = await post<{ name: string; at: string } | null>(
      client,
      'people/readChange',
      change,
    );
    return found && { name: found.name, at: new Date(found.at) };
  },
};

const views: ViewPort = {
  read: (list, { client, signal }) =>
    post<readonly SavedListView[]>(client, 'views/read', { list }, signal),
  save: (list, saved, { client }) => post(client, 'views/save', { list, views: saved }),
};

/** The name in the frame: the platform returns it only at the login. */
export const profile: ProfilePort = { read: ({ client }) => post(client, 'profile/read', {}) };

/**
 * What the platform has no calls for, on your own server. Leave out a port that it does not have: the
 * components then show the same data read-only.
 */
export const ownerPorts: Partial<OwnerPorts> = {
  checkIn,
  ticketKinds,
  stock,
  media,
  people,
  views,
};

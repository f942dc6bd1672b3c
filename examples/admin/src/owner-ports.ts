import type {
  CheckInPort,
  OwnerPorts,
  ProfilePort,
  StockPort,
  StockResult,
  TicketKindDetails,
  TicketKindPort,
  TicketKindResult,
} from '@vitrine/atoms';
import type { Client } from '@vitrine/client';

/** Calls your own server with the owner's token, by which the server knows who asks. */
async function post<Result>(client: Client, path: string, body: object): Promise<Result> {
  const response = await fetch(`${import.meta.env.VITE_OWNER_BASE_URL}/${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: await client.tokens.access() },
    body: JSON.stringify(body),
  });
  if (!response.ok) {
    const { status } = response;
    // By the status, the check-in tells a denial from a lost connection.
    throw Object.assign(new Error(`${path} responded ${status}.`), { status });
  }
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

/** The name in the frame: the platform returns it only at the login. */
export const profile: ProfilePort = { read: ({ client }) => post(client, 'profile/read', {}) };

/**
 * What the platform has no calls for, on your own server. Leave out a port that it does not have: the
 * components then show the same data read-only.
 */
export const ownerPorts: Partial<OwnerPorts> = { checkIn, ticketKinds, stock };

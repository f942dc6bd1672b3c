import { ApplicationError, PlatformError, SystemError, ValidationError } from '@vitrine/client';

/** A ticket that could not be reserved as asked, and what there is of it. */
export interface ShortTicket {
  ticketDefinitionId: string;
  /** How many can be had at this moment; 0 when there are none. */
  available: number;
  /** How many of the missing ones others hold, and may give back. */
  reservedElsewhere: number;
}

/** Why tickets were not reserved, as far as a buyer can do something about it. */
export type ReserveProblem =
  /** There are fewer than asked for: the lines that are short, and no others. */
  | { kind: 'short'; tickets: readonly ShortTicket[] }
  /** More than a limit allows. `entry` is the place in the request; null for the whole order. */
  | { kind: 'limit'; entry: number | null; limit: number | null }
  /** An entry of the request is wrong, such as a price below the least. */
  | { kind: 'invalid'; entry: number | null; rule: string | null; threshold: string | null }
  /** A ticket is not there for this buyer: it has gone, or was never to be seen. */
  | { kind: 'not-available' }
  /** The platform has another reason, which its code names. */
  | { kind: 'rejected'; code: string }
  /** The platform could not take the request; nothing is reserved. */
  | { kind: 'unreachable' };

const getNumber = (value: unknown): number => (typeof value === 'number' ? value : 0);

function shortTickets(data: Record<string, unknown> | undefined): ShortTicket[] {
  const tickets = Array.isArray(data?.tickets) ? data.tickets : [];
  return tickets.flatMap((ticket: Record<string, unknown> | null) =>
    typeof ticket?.ticketDefinitionId === 'string'
      ? [
          {
            ticketDefinitionId: ticket.ticketDefinitionId,
            available: getNumber(ticket.available),
            reservedElsewhere: getNumber(ticket.reservedByOthers),
          },
        ]
      : [],
  );
}

function ofViolation({ details }: ValidationError): ReserveProblem {
  const [violation] = details.validationError.fieldViolations;
  const place = /ticketQuantities\[(\d+)\]/.exec(violation?.field ?? '')?.[1];
  const entry = place === undefined ? null : Number(place);
  const { threshold } = violation?.data ?? {};
  const rule = violation?.violatedRule ?? null;
  if (rule === 'MAX') {
    return { kind: 'limit', entry, limit: typeof threshold === 'number' ? threshold : null };
  }
  return { kind: 'invalid', entry, rule, threshold: threshold == null ? null : String(threshold) };
}

/** What a failed reservation tells the buyer. A hidden ticket is never named. See docs/reference/errors.md. */
export function getReserveProblem(error: Error): ReserveProblem {
  if (error instanceof ValidationError) return ofViolation(error);
  if (!(error instanceof PlatformError)) return { kind: 'unreachable' };
  if (error.status === 404) return { kind: 'not-available' };
  if (error instanceof ApplicationError) {
    const { code, data } = error.details.applicationError;
    const tickets = shortTickets(data);
    return tickets.length > 0 ? { kind: 'short', tickets } : { kind: 'rejected', code };
  }
  return error instanceof SystemError
    ? { kind: 'unreachable' }
    : { kind: 'rejected', code: error.code };
}

/**
 * Whether no one knows what became of a request: no answer came, or none that can be read. Where
 * the platform says that it is away, it has done nothing.
 */
export const isIndeterminate = (error: unknown): boolean =>
  error instanceof SystemError && error.status !== 503;

import {
  ApplicationError,
  PlatformError,
  SystemError,
  TokenError,
  ValidationError,
  type ValidationRule,
} from '@vitrine/client';

/** A ticket that could not be reserved as requested, and its availability. */
export interface ShortTicket {
  /** `_id` of the ticket. */
  ticketDefinitionId: string;
  /** Currently available number; 0 if there are none. */
  available: number;
  /** Number of missing tickets reserved by others, which may be released. */
  reservedElsewhere: number;
}

/** Why tickets were not reserved, as far as a buyer can act on it. */
export type ReserveProblem =
  /**
   * Fewer are available than requested: only the affected lines. After a request without a response,
   * that request may have reserved the missing ones.
   */
  | { kind: 'short'; tickets: readonly ShortTicket[]; isAfterLostResponse?: boolean }
  /** More than a limit allows. `entry` is the index in the request; null for the entire order. */
  | { kind: 'limit'; entry: number | null; limit: number | null }
  /** Fewer than a minimum. `entry` is the index in the request; null for the entire order. */
  | { kind: 'minimum'; entry: number | null; minimum: number | null }
  /** An entry of the request is wrong, such as a price below the least. */
  | {
      kind: 'invalid';
      entry: number | null;
      /** The rejected field of the entry; null if it is another one. */
      field: 'quantity' | 'price' | null;
      rule: ValidationRule | null;
      /** A decimal string. */
      threshold: string | null;
    }
  /** A ticket is unavailable to this buyer: it no longer exists, or was never visible. */
  | { kind: 'not-available' }
  /** The platform has another reason, which its code names. */
  | { kind: 'rejected'; code: string }
  /** The client has no token for now, and may get one soon; nothing is reserved. */
  | { kind: 'session' }
  /** The platform could not process the request; nothing is reserved. */
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

const fields = { quantity: 'quantity', priceOverride: 'price' } as const;

function ofViolation({ details }: ValidationError): ReserveProblem {
  const [violation] = details.validationError.fieldViolations;
  const path = violation?.field ?? '';
  const index = /ticketQuantities\[(\d+)\]/.exec(path)?.[1];
  const entry = index === undefined ? null : Number(index);
  const leaf = path.split('.').at(-1) ?? '';
  const field = leaf === 'quantity' || leaf === 'priceOverride' ? fields[leaf] : null;
  const { threshold } = violation?.data ?? {};
  const rule = violation?.violatedRule ?? null;
  // A bound of a price is an amount, any other bound is a number of tickets.
  if (field !== 'price' && (rule === 'MAX' || rule === 'MIN')) {
    const count = typeof threshold === 'number' ? threshold : null;
    return rule === 'MAX'
      ? { kind: 'limit', entry, limit: count }
      : { kind: 'minimum', entry, minimum: count };
  }
  const bound = threshold == null ? null : String(threshold);
  return { kind: 'invalid', entry, field, rule, threshold: bound };
}

/**
 * Returns the problem of a failed reservation for the buyer. A hidden ticket is never named. See
 * docs/reference/errors.mdx.
 */
export function getReserveProblem(error: Error): ReserveProblem {
  if (error instanceof ValidationError) return ofViolation(error);
  if (!(error instanceof PlatformError)) return { kind: 'unreachable' };
  if (error instanceof TokenError && error.retryable) return { kind: 'session' };
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
 * Whether the outcome of a request is unknown: without a response, or without a readable one. If
 * the platform reports that it is unavailable, it has done nothing.
 */
export const isIndeterminate = (error: unknown): boolean =>
  error instanceof SystemError && error.status !== 503;

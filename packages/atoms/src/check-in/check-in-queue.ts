/** A check-in, or its undo, that the platform does not have yet. */
export interface CheckInEntry {
  /** Unique; a repeated request has the same one. */
  id: string;
  kind: 'check-in' | 'undo';
  ticketNumber: string;
  /** When the guest was checked in here, in ISO 8601. */
  at: string;
  /** Whether it was sent at least once: its effect may exist although the response was lost. */
  isAttempted: boolean;
}

/** A check-in that the platform did not carry out. */
export interface CheckInConflict {
  /** ID of the request that the platform did not carry out. */
  id: string;
  /** Number of the guest's ticket. */
  ticketNumber: string;
  /** When the guest was checked in here, in ISO 8601. */
  at: string;
  /** Why: the result of the `CheckInPort`. */
  reason: 'already-checked-in' | 'canceled' | 'not-paid' | 'unknown';
  /** When the guest was checked in elsewhere, in ISO 8601. */
  otherAt?: string;
}

/** What a device has to send for one event, in order, and what could not be carried out. */
export interface CheckInQueue {
  entries: readonly CheckInEntry[];
  conflicts: readonly CheckInConflict[];
}

export const emptyQueue: CheckInQueue = { entries: [], conflicts: [] };

const findLast = ({ entries }: CheckInQueue, ticketNumber: string) =>
  entries.findLast((entry) => entry.ticketNumber === ticketNumber);

/**
 * Adds a check-in or an undo. The opposite of an entry that was never sent removes that entry, and a
 * repeated one changes nothing.
 */
export function addEntry(
  queue: CheckInQueue,
  entry: Omit<CheckInEntry, 'isAttempted'>,
): CheckInQueue {
  const last = findLast(queue, entry.ticketNumber);
  if (last?.kind === entry.kind) return queue;
  if (last && !last.isAttempted) {
    return { ...queue, entries: queue.entries.filter(({ id }) => id !== last.id) };
  }
  return { ...queue, entries: [...queue.entries, { ...entry, isAttempted: false }] };
}

/** Marks an entry before it is sent. */
export const markAttempted = (queue: CheckInQueue, id: string): CheckInQueue => ({
  ...queue,
  entries: queue.entries.map((entry) =>
    entry.id === id ? { ...entry, isAttempted: true } : entry,
  ),
});

/**
 * Removes an entry whose response has arrived. After a conflict there is nothing to undo, so the undo
 * that follows it is removed too: it would remove the check-in of another entrance.
 */
export function settleEntry(
  queue: CheckInQueue,
  id: string,
  conflict?: CheckInConflict,
): CheckInQueue {
  const rest = queue.entries.filter((entry) => entry.id !== id);
  if (!conflict) return { ...queue, entries: rest };
  const next = rest.find(({ ticketNumber }) => ticketNumber === conflict.ticketNumber);
  const isUndone = next?.kind === 'undo';
  return {
    entries: isUndone ? rest.filter((entry) => entry !== next) : rest,
    conflicts: [...queue.conflicts, conflict],
  };
}

const isText = (value: unknown) => typeof value === 'string' && value !== '';
const isMoment = (value: unknown) => isText(value) && !Number.isNaN(Date.parse(String(value)));

function isEntry(value: unknown): value is CheckInEntry {
  const { id, kind, ticketNumber, at, isAttempted } = Object(value);
  return (
    [id, ticketNumber].every(isText) &&
    (kind === 'check-in' || kind === 'undo') &&
    isMoment(at) &&
    typeof isAttempted === 'boolean'
  );
}

const reasons: ReadonlySet<unknown> = new Set<CheckInConflict['reason']>([
  'already-checked-in',
  'canceled',
  'not-paid',
  'unknown',
]);

function isConflict(value: unknown): value is CheckInConflict {
  const { id, ticketNumber, at, reason, otherAt } = Object(value);
  return (
    [id, ticketNumber].every(isText) &&
    isMoment(at) &&
    reasons.has(reason) &&
    (otherAt === undefined || isMoment(otherAt))
  );
}

/** Returns a stored queue without invalid entries; null if there is nothing. */
export function toCheckInQueue(found: unknown): CheckInQueue | null {
  const { entries, conflicts } = Object(found);
  const queue = {
    entries: Array.isArray(entries) ? entries.filter(isEntry) : [],
    conflicts: Array.isArray(conflicts) ? conflicts.filter(isConflict) : [],
  };
  return queue.entries.length + queue.conflicts.length > 0 ? queue : null;
}

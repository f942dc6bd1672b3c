import type { Getter } from 'jotai/vanilla';
import { createEditor, type Editor, PartlySavedError } from '../../editor/create-editor.ts';
import type { TicketKindData, TicketKindViolation } from '../../ports.ts';
import { toError } from '../../query/to-error.ts';
import { clientAtom } from '../../storefront.ts';
import { steadyClockAtom } from '../../time/steady-clock.ts';
import {
  checkTicketKind,
  fromDataField,
  getTicketKindFields,
  getTicketKindIds,
  getTicketKindKey,
  isNewTicketKind,
  isTicketKindValue,
  parseTicketKindKey,
  type TicketKindField,
  type TicketKindFields,
  type TicketKindKey,
  type TicketKindProblem,
  type TicketKindValues,
  toAllTicketKindValues,
  toDataField,
  toTicketKindData,
} from './ticket-kind-fields.ts';
import {
  readTicketKinds,
  refreshTicketKinds,
  requireTicketKindPort,
  type TicketKindList,
} from './ticket-kinds.ts';

/** The ticket kinds of an event, and what the values of their forms depend on. */
export interface EditedTicketKinds {
  /** The kinds as they were loaded, from `ticketKindsAtom`. */
  list: TicketKindList;
  /** Currency of the event. */
  currency: string;
  /** Time zone of the event, as an IANA name: moments in the form are local times. */
  timeZone: string;
}

/**
 * State of the form that edits the ticket kinds of an event. It receives the kinds with the event's
 * current time zone and currency.
 */
export type TicketKindEditor = Editor<EditedTicketKinds, TicketKindValues, TicketKindProblem>;

/** Values of a kind that the host does not accept. */
class TicketKindRejection extends Error {
  readonly id: string;
  readonly fields: TicketKindFields;
  readonly violations: readonly TicketKindViolation[];

  constructor(id: string, fields: TicketKindFields, violations: readonly TicketKindViolation[]) {
    super(violations.map(({ description }) => description).join(' '));
    this.name = 'TicketKindRejection';
    this.id = id;
    this.fields = fields;
    this.violations = violations;
  }
}

const pickData = (data: TicketKindData, fields: readonly TicketKindField[]) => {
  const names = new Set(fields.map(toDataField));
  return Object.fromEntries(
    Object.entries(data).filter(([name]) => names.has(name as keyof TicketKindData)),
  ) as Partial<TicketKindData>;
};

/**
 * Creates the state of the form that edits all ticket kinds of an event, with one field for each value of
 * each kind. Saving reads the kinds again, merges field by field, and sends one request for each changed
 * kind through the `TicketKindPort`. If one of them fails, what was saved is no change anymore. Changes
 * that are not saved are in the storefront's storage. Create one per opened event. See
 * docs/reference/tickets.mdx.
 *
 * @example
 * const editor = createTicketKindEditor({ list, currency: 'EUR', timeZone: 'Europe/Copenhagen' });
 * store.set(editor.changeAtom, { [getTicketKindKey(id, 'price')]: '18' });
 * await store.set(editor.saveAtom); // 'saved'
 */
export function createTicketKindEditor(kinds: EditedTicketKinds): TicketKindEditor {
  const { eventId } = kinds.list;
  /** The ids of the created kinds, by those that they had until then. */
  const createdIds = new Map<string, string>();
  const readAgain = async (before: EditedTicketKinds, get: Getter): Promise<EditedTicketKinds> => ({
    ...before,
    list: await readTicketKinds(get, eventId),
  });
  const editor = createEditor<EditedTicketKinds, TicketKindValues, TicketKindProblem>({
    entity: kinds,
    emptyValues: {},
    toValues: ({ list, timeZone }) => toAllTicketKindValues(list, timeZone),
    getUpdatedAt: ({ list }) => {
      const times = list.kinds.flatMap(({ updatedDate }) => updatedDate?.getTime() ?? []);
      return times.length > 0 ? new Date(Math.max(...times)) : undefined;
    },
    check: (values, { currency, timeZone } = kinds) => {
      const entries = getTicketKindIds(values).flatMap((id) => {
        const found = checkTicketKind(getTicketKindFields(values, id), { currency, timeZone });
        return Object.entries(found).map(([field, problem]) => [
          getTicketKindKey(id, field as TicketKindField),
          problem,
        ]);
      });
      return Object.fromEntries(entries);
    },
    toProblems: (error) => {
      if (!(error instanceof TicketKindRejection)) return undefined;
      const { id, fields, violations } = error;
      const found = violations.map(({ field, description }) => [
        getTicketKindKey(id, fromDataField(field, fields)),
        { kind: 'rejected', description },
      ]);
      return { fields: Object.fromEntries(found), others: [] };
    },
    isFieldValue: isTicketKindValue,
    now: (get) => get(steadyClockAtom).now(),
    getDraftName: () => `tickets.${eventId}`,
    read: readAgain,
    write: async ({ entity = kinds, values, changed }, get, set) => {
      const port = requireTicketKindPort(get);
      const context = { client: get(clientAtom) };
      const existing = new Set(getTicketKindIds(values));
      const groups = new Map<string, TicketKindKey[]>();
      for (const key of changed) {
        const { id } = parseTicketKindKey(key) ?? {};
        if (id !== undefined) groups.set(id, [...(groups.get(id) ?? []), key]);
      }
      let sent = 0;
      try {
        for (const [id, keys] of groups) {
          const fields = getTicketKindFields(values, id);
          const createdId = createdIds.get(id);
          const isUndone = keys.every((key) => values[key] === undefined);
          if (createdId !== undefined && isUndone) {
            const name = { eventId, ticketDefinitionId: createdId };
            const { outcome } = await port.remove(name, context);
            if (outcome === 'in-use') throw new Error(`Tickets of ${createdId} are sold.`);
          } else if (existing.has(id)) {
            const data = toTicketKindData(fields, entity.timeZone);
            const names = keys.flatMap((key) => parseTicketKindKey(key)?.field ?? []);
            const result = isNewTicketKind(id)
              ? await port.create({ id, eventId, kind: data }, context)
              : await port.update(
                  { eventId, ticketDefinitionId: id, changes: pickData(data, names) },
                  context,
                );
            if (result.outcome === 'rejected') {
              throw new TicketKindRejection(id, fields, result.violations);
            }
            if (isNewTicketKind(id)) createdIds.set(id, result.ticketDefinitionId);
          }
          sent += 1;
        }
      } catch (reason) {
        if (sent === 0) throw reason;
        const current = await readAgain(entity, get);
        const created = changed.filter((key) =>
          createdIds.has(parseTicketKindKey(key)?.id ?? ''),
        ) as TicketKindKey[];
        // They have ids of their own now.
        set(editor.revertAtom, created);
        throw new PartlySavedError(current, toError(reason));
      } finally {
        void refreshTicketKinds(get);
      }
      return readAgain(entity, get);
    },
  });
  return editor;
}

import { ApplicationError, ValidationError } from '@vitrine/client';
import { type EventV3, getEvent, RequestedFields } from '@vitrine/client/events';
import { atom } from 'jotai/vanilla';
import { createEditor, type Editor, type EditorProblems } from '../../editor/create-editor.ts';
import { nullOn404 } from '../../query/null-on-404.ts';
import { clientAtom, queryClientAtom } from '../../storefront.ts';
import { steadyClockAtom } from '../../time/steady-clock.ts';
import { eventKeys } from '../keys.ts';
import { createEventAtom, updateEventAtom } from '../mutations.ts';
import { checkEventForm, type EventFieldProblem, mapEventViolations } from './check-event-form.ts';
import {
  type EventFormValues,
  emptyEventValues,
  toEventChanges,
  toEventFormValues,
  toNewEvent,
} from './event-form-values.ts';
import { isEventQuestion, isQuestionField } from './event-questions.ts';

/** Field sets of an event that its editor reads and writes. */
export const EVENT_EDITOR_FIELDS = [
  RequestedFields.DETAILS,
  RequestedFields.TEXTS,
  RequestedFields.REGISTRATION,
  RequestedFields.FORM,
  RequestedFields.URLS,
  RequestedFields.DASHBOARD,
  RequestedFields.SEO_SETTINGS,
  RequestedFields.AGENDA,
  RequestedFields.CATEGORIES,
] as const;

/** State of the form that edits an event. */
export type EventEditor = Editor<EventV3, EventFormValues, EventFieldProblem>;

/** A draft that an editor has just created. */
export interface CreatedDraft {
  /** ID of the event. */
  eventId: string;
  /** The section in which its owner was. */
  section: 'details' | 'tickets' | 'form';
  /** When it was created, in milliseconds. */
  at: number;
}

/**
 * The draft that was created last. A router that opens the page of the draft mounts another editor,
 * which goes on from there.
 */
export const createdDraftAtom = atom<CreatedDraft | undefined>(undefined);

function toProblems(
  error: Error,
  questionIds: readonly string[],
): EditorProblems<EventFormValues, EventFieldProblem> | undefined {
  if (error instanceof ValidationError) {
    const { fieldViolations } = error.details.validationError;
    const { problems, others } = mapEventViolations(fieldViolations, questionIds);
    return { fields: problems, others };
  }
  if (!(error instanceof ApplicationError)) return undefined;
  if (error.code === 'SLUG_ALREADY_IN_USE') {
    return { fields: { slug: { kind: 'slug-taken' } }, others: [] };
  }
  if (error.code === 'INVALID_SLUG_FORMAT')
    return { fields: { slug: { kind: 'slug' } }, others: [] };
  return { fields: {}, others: [error.message] };
}

/** Options of an event's editor. */
export interface EventEditorOptions {
  /** The event with `EVENT_EDITOR_FIELDS`; without one, saving creates a draft. */
  event?: EventV3 | undefined;
  /** Time zone of a new event, as an IANA name. */
  timeZone?: string;
}

/**
 * Creates the state of the form that edits an event, or creates a draft. Saving sends only changed
 * fields, after reading the event again: what another user has changed meanwhile is merged field by
 * field. Changes that are not saved are in the storefront's storage, under the event's id. See
 * docs/reference/events.mdx.
 *
 * @example
 * const editor = createEventEditor({ event: concert });
 * store.set(editor.changeAtom, { title: 'Night choir' });
 * await store.set(editor.saveAtom); // 'saved'
 */
export function createEventEditor({ event, timeZone = 'UTC' }: EventEditorOptions): EventEditor {
  let sentIds: readonly string[] = [];
  return createEditor<EventV3, EventFormValues, EventFieldProblem>({
    entity: event,
    emptyValues: emptyEventValues(timeZone),
    toValues: toEventFormValues,
    getUpdatedAt: ({ updatedDate }) => updatedDate,
    check: checkEventForm,
    toProblems: (error) => toProblems(error, sentIds),
    isFieldValue: (key, value) => isQuestionField(key) && isEventQuestion(value),
    now: (get) => get(steadyClockAtom).now(),
    getDraftName: (entity) => `event.${entity?._id ?? 'new'}`,
    read: async ({ _id: eventId }, get) => {
      const fields = EVENT_EDITOR_FIELDS;
      const current = await nullOn404(getEvent(get(clientAtom), eventId, { fields }));
      get(queryClientAtom).setQueryData(eventKeys.eventWith(eventId, fields), current);
      return current;
    },
    write: ({ entity, values, changed }, _get, set) => {
      const fields = EVENT_EDITOR_FIELDS;
      if (!entity) return set(createEventAtom, { event: toNewEvent(values), draft: true, fields });
      const changes = toEventChanges(values, changed);
      sentIds = (changes.form?.controls ?? []).map(({ _id }) => _id);
      return set(updateEventAtom, { eventId: entity._id, event: changes, fields });
    },
  });
}

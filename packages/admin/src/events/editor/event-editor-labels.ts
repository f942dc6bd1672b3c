'use client';

import {
  descriptionText,
  type EventFieldProblem,
  type EventFormField,
  type EventFormValues,
  type EventQuestion,
  getQuestionField,
  getQuestionLabel,
  isQuestionField,
} from '@vitrine/atoms';
import { getDateFormat, useUi } from '@vitrine/ui';
import { type EditorLabels, quoteText } from '../../editor/editor-labels.ts';
import { type AdminTranslate, useAdminTranslate } from '../../messages/use-admin-translate.ts';
import { formatQuestion, getIssueText } from '../form/question-labels.ts';
import '../../messages/en/editor.ts';
import '../../messages/en/event-editor.ts';
import '../../messages/en/event-form.ts';

/** Texts of the values that a field chooses among. */
const choices: Partial<Record<EventFormField, Readonly<Record<string, string>>>> = {
  dateKind: {
    dated: 'admin.eventEditor.dated',
    recurring: 'admin.eventEditor.recurring',
    'to-be-announced': 'admin.eventEditor.toBeAnnounced',
  },
  locationKind: {
    venue: 'admin.eventEditor.venue',
    online: 'admin.eventEditor.online',
    'to-be-announced': 'admin.eventEditor.toBeAnnounced',
  },
  registrationType: {
    TICKETING: 'admin.eventEditor.type.TICKETING',
    RSVP: 'admin.eventEditor.type.RSVP',
    EXTERNAL: 'admin.eventEditor.type.EXTERNAL',
    NONE: 'admin.eventEditor.type.NONE',
  },
  guestTypes: {
    VISITOR_OR_MEMBER: 'admin.eventEditor.guests.VISITOR_OR_MEMBER',
    MEMBER: 'admin.eventEditor.guests.MEMBER',
  },
  rsvpResponses: {
    YES_ONLY: 'admin.eventEditor.responses.YES_ONLY',
    YES_AND_NO: 'admin.eventEditor.responses.YES_AND_NO',
  },
  taxType: {
    none: 'admin.eventEditor.tax.none',
    INCLUDED_IN_PRICE: 'admin.eventEditor.tax.INCLUDED_IN_PRICE',
    ADDED_AT_CHECKOUT: 'admin.eventEditor.tax.ADDED_AT_CHECKOUT',
  },
};

type PlainKey = 'admin.eventEditor.dated';

/** Returns the name of a field. */
export function getFieldLabel(
  field: EventFormField,
  values: EventFormValues,
  t: AdminTranslate,
): string {
  if (field === 'questionOrder') return t('admin.eventForm.order');
  if (!isQuestionField(field)) return t(`admin.eventEditor.field.${field}`);
  const question = values[field];
  const label = question ? getQuestionLabel(question) : '';
  return label ? t('admin.eventForm.field', { label }) : t('admin.eventForm.untitled');
}

/** Returns the values that a field chooses among, with their texts. */
export const getFieldChoices = (
  field: EventFormField,
  t: AdminTranslate,
): { value: string; label: string }[] =>
  Object.entries(choices[field] ?? {}).map(([value, key]) => ({
    value,
    label: t(key as PlainKey),
  }));

const missing: ReadonlySet<EventFormField> = new Set([
  ...(['title', 'startDate', 'startTime', 'endDate', 'endTime'] as const),
  ...(['locationName', 'externalUrl', 'taxName', 'dates'] as const),
]);

/** Returns the message of a field's problem: what is wrong, and how to fix it. */
export function getProblemText(
  field: EventFormField,
  problem: EventFieldProblem,
  t: AdminTranslate,
): string {
  switch (problem.kind) {
    case 'missing':
      return missing.has(field)
        ? t(`admin.eventEditor.problem.missing.${field}` as 'admin.eventEditor.problem.missing')
        : t('admin.eventEditor.problem.missing');
    case 'too-long':
      return t('admin.eventEditor.problem.too-long', { max: problem.max });
    case 'out-of-range':
      return t('admin.eventEditor.problem.out-of-range', { min: problem.min, max: problem.max });
    case 'question':
      return [...new Set(problem.issues.map((issue) => getIssueText(issue, t)))].join(' ');
    case 'category-count':
      return t('admin.eventEditor.problem.category-count', { max: problem.max });
    case 'question-count':
      return t('admin.eventForm.problem.count', { max: problem.max });
    case 'rejected':
      return t('admin.eventEditor.problem.rejected', { description: problem.description });
    default:
      return t(`admin.eventEditor.problem.${problem.kind}`);
  }
}

const dated = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;

/**
 * Returns the texts of an event's fields in the current language.
 *
 * @param values have the labels of the form's questions.
 */
export function useEventEditorLabels(values: EventFormValues): EditorLabels<EventFormField> {
  const t = useAdminTranslate();
  const { locale } = useUi();
  const formatText = (text: string): string => {
    // Dates and moments are in the event's own zone: their digits are formatted as they are.
    if (/^\d{4}-\d\d-\d\d$/.test(text)) return getDateFormat(locale, dated).format(new Date(text));
    if (/^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(text)) {
      const time = { ...dated, hour: 'numeric', minute: '2-digit' } as const;
      return getDateFormat(locale, time).format(new Date(`${text}Z`));
    }
    return quoteText(text, t);
  };
  return {
    getLabel: (field) => getFieldLabel(field, values, t),
    formatValue: (field, value, other) => {
      if (isQuestionField(field)) return formatQuestion(value as EventQuestion | undefined, t);
      if (field === 'questionOrder') {
        const labels = (value as readonly string[]).flatMap((id) => {
          const question = values[getQuestionField(id)];
          return question && !question.deleted ? [getQuestionLabel(question)] : [];
        });
        return labels.join(' · ');
      }
      if (field === 'description') {
        const toText = (one: unknown) => descriptionText(one as EventFormValues['description']);
        return quoteText(toText(value), t, other === undefined ? undefined : toText(other));
      }
      if (field === 'categories') {
        const names = (value as EventFormValues['categories']).map(({ name }) => name);
        return (
          new Intl.ListFormat(locale, { type: 'unit' }).format(names) || t('admin.editor.empty')
        );
      }
      if (Array.isArray(value)) {
        const { length: count } = value;
        return count === 0
          ? t('admin.editor.empty')
          : t('admin.eventEditor.dates.count', { count });
      }
      if (typeof value === 'boolean') return t(value ? 'admin.editor.on' : 'admin.editor.off');
      const text = String(value);
      const choice = choices[field]?.[text];
      if (choice) return t('admin.editor.quoted', { text: t(choice as PlainKey) });
      if (field === 'country' && text !== '') {
        return new Intl.DisplayNames(locale, { type: 'region' }).of(text) ?? text;
      }
      if (field === 'startTime' || field === 'endTime' || field === 'timeZone') {
        return text.replaceAll('_', ' ') || t('admin.editor.empty');
      }
      return formatText(text);
    },
  };
}

import {
  type EventFieldProblem,
  type EventFormField,
  type EventFormValues,
  isQuestionField,
} from '@vitrine/atoms';
import type { AdminTranslate } from '../../messages/use-admin-translate.ts';
import { getIssueControlId } from '../form/question-issues.ts';
import { getIssuePart, getIssueText } from '../form/question-labels.ts';
import { getFieldLabel, getProblemText } from './event-editor-labels.ts';

/** A problem in the summary of an event's editor. */
export interface EventError {
  message: string;
  /** The field with the problem, and the control to correct it. */
  field?: EventFormField;
  controlId?: string;
}

interface EventErrorOptions {
  values: EventFormValues;
  problems: {
    fields: Partial<Record<EventFormField, EventFieldProblem>>;
    others: readonly string[];
  };
  getControlId: (field: EventFormField) => string;
}

/** Returns the problems of an event's form, each with its control. Parts of a question have one each. */
export function getEventErrors(
  { values, problems, getControlId }: EventErrorOptions,
  t: AdminTranslate,
): EventError[] {
  const fields = Object.entries(problems.fields) as [EventFormField, EventFieldProblem][];
  return [
    ...problems.others.map((message) => ({ message })),
    ...fields.flatMap(([field, problem]): EventError[] => {
      const label = getFieldLabel(field, values, t);
      const controlId = getControlId(field);
      const question = isQuestionField(field) ? values[field] : undefined;
      if (problem.kind !== 'question' || !question) {
        return [{ field, controlId, message: `${label}: ${getProblemText(field, problem, t)}` }];
      }
      // A control shows its first issue only.
      const issues = new Map(
        problem.issues.toReversed().map((issue) => [getIssueControlId(controlId, issue), issue]),
      );
      return [...issues].reverse().map(([id, issue]) => {
        const part = getIssuePart(question, issue, t);
        const name = part ? `${label} · ${part}` : label;
        return { field, controlId: id, message: `${name}: ${getIssueText(issue, t)}` };
      });
    }),
  ];
}

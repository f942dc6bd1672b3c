import type { EventFieldProblem, EventFormField, EventFormValues } from '@vitrine/atoms';
import { formatMessage } from '@vitrine/ui';
import { describe, expect, it } from 'vitest';
import { adminEnglish } from '../../messages/english.ts';
import type { AdminTranslate } from '../../messages/use-admin-translate.ts';
import { getFieldChoices, getFieldLabel, getProblemText } from './event-editor-labels.ts';

const t = ((key: keyof typeof adminEnglish, values: Record<string, string | number> = {}) =>
  formatMessage(adminEnglish[key], values, 'en')) as unknown as AdminTranslate;

describe('getFieldLabel', () => {
  const getLabel = (field: EventFormField, values: object = {}) =>
    getFieldLabel(field, values as EventFormValues, t);

  it('names a field, a question by its label, and the order of the questions', () => {
    expect(getLabel('title')).toBe('Title');
    expect(getLabel('questionOrder')).toBe('Order of the questions');
    const question = { type: 'INPUT', inputs: [{ label: 'Seat' }] };
    expect(getLabel('question.q1', { 'question.q1': question })).toBe('Question “Seat”');
    expect(getLabel('question.q1')).toBe('Question without text');
  });
});

describe('getFieldChoices', () => {
  it('has the choices of a field in their order', () => {
    expect(getFieldChoices('guestTypes', t).map(({ value }) => value)).toEqual([
      'VISITOR_OR_MEMBER',
      'MEMBER',
    ]);
    expect(getFieldChoices('title', t)).toEqual([]);
  });
});

describe('getProblemText', () => {
  const getText = (problem: object, field: EventFormField = 'title') =>
    getProblemText(field, problem as EventFieldProblem, t);

  it('is of the field if its value is missing', () => {
    expect(getText({ kind: 'missing' })).toBe('Enter a title.');
    expect(getText({ kind: 'missing' }, 'slug')).toBe('Enter a value.');
  });

  it.each([
    [{ kind: 'too-long', max: 120 }, 'Use at most 120 characters.'],
    [{ kind: 'out-of-range', min: 2, max: 50 }, 'Enter a number from 2 to 50.'],
    [{ kind: 'category-count', max: 10 }, 'Use at most 10 categories.'],
    [
      { kind: 'question-count', max: 40 },
      'A form has at most 40 questions, including removed ones.',
    ],
    [{ kind: 'rejected', description: 'no' }, 'The platform didn’t accept this: “no”'],
    [{ kind: 'past' }, 'Enter a date in the future.'],
  ])('of %j is “%s”', (problem, text) => {
    expect(getText(problem)).toBe(text);
  });

  it('has each problem of a question once', () => {
    const issues = [{ problem: 'missing' }, { problem: 'duplicate' }, { problem: 'missing' }];
    expect(getText({ kind: 'question', issues }, 'question.q1')).toBe(
      'Enter a question. Another option has the same text.',
    );
  });
});

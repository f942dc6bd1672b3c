import type { EventFieldProblem, EventFormField, EventFormValues } from '@vitrine/atoms';
import { formatMessage } from '@vitrine/ui';
import { describe, expect, it } from 'vitest';
import { adminEnglish } from '../../messages/english.ts';
import type { AdminTranslate } from '../../messages/use-admin-translate.ts';
import { getEventErrors } from './event-errors.ts';

const t = ((key: keyof typeof adminEnglish, values: Record<string, string | number> = {}) =>
  formatMessage(adminEnglish[key], values, 'en')) as unknown as AdminTranslate;

describe('getEventErrors', () => {
  const getErrors = (fields: object, question?: object, others: readonly string[] = []) =>
    getEventErrors(
      {
        values: { 'question.q1': question } as unknown as EventFormValues,
        problems: { fields: fields as Record<EventFormField, EventFieldProblem>, others },
        getControlId: (field) => `id-${field}`,
      },
      t,
    );

  it('links a field, and has messages without a field', () => {
    expect(getErrors({ title: { kind: 'missing' } }, undefined, ['Too late'])).toEqual([
      { message: 'Too late' },
      { field: 'title', controlId: 'id-title', message: 'Title: Enter a title.' },
    ]);
  });

  it('links each wrong part of a question', () => {
    const issues = [
      { part: 'label', input: 0, problem: 'missing' },
      { part: 'options', input: 0, option: 1, problem: 'duplicate' },
      { part: 'options', input: 0, option: 1, problem: 'too-long', max: 500 },
      { part: 'limit', input: 0, problem: 'out-of-range', max: 20 },
      { part: 'question', input: 0, problem: 'rejected', description: 'no' },
    ];
    const question = { type: 'CHECKBOX', inputs: [{ label: '', options: ['A', 'A'] }] };
    const found = getErrors({ 'question.q1': { kind: 'question', issues } }, question);
    expect(found.map(({ controlId, message }) => [controlId, message])).toEqual([
      ['id-question.q1-label-0', 'Question without text: Enter a question.'],
      [
        'id-question.q1-options-1',
        'Question without text · Option 2: Another option has the same text.',
      ],
      [
        'id-question.q1-limit-0',
        'Question without text · Maximum options: Enter a number from 1 to 20.',
      ],
      ['id-question.q1', 'Question without text: The platform didn’t accept this: “no”'],
    ]);
  });

  it('names the question of each input', () => {
    const issues = [{ part: 'label', input: 1, problem: 'missing' }];
    const question = { type: 'NAME', inputs: [{ label: 'First name' }, { label: '' }] };
    const [error] = getErrors({ 'question.q1': { kind: 'question', issues } }, question);
    expect(error?.message).toMatch(/Question for the last name: Enter a question\.$/);
  });
});

import type { EventQuestion, QuestionIssue } from '@vitrine/atoms';
import { formatMessage } from '@vitrine/ui';
import { describe, expect, it } from 'vitest';
import { adminEnglish } from '../../messages/english.ts';
import type { AdminTranslate } from '../../messages/use-admin-translate.ts';
import { formatQuestion, getIssueText, getKindLabel, getNewTexts } from './question-labels.ts';

const t = ((key: keyof typeof adminEnglish, values: Record<string, string | number> = {}) =>
  formatMessage(adminEnglish[key], values, 'en')) as unknown as AdminTranslate;

describe('formatQuestion', () => {
  const format = (fields: object) => formatQuestion(fields as EventQuestion, t);

  it('has the label, the kind, the options and whether an answer is required', () => {
    const input = { name: 'seat', label: 'Seat', options: ['Aisle', 'Window'] };
    expect(format({ type: 'RADIO', inputs: [{ ...input, mandatory: true }] })).toBe(
      '“Seat” · One of several · Aisle · Window · Required',
    );
    expect(format({ type: 'RADIO', inputs: [input] })).toBe(
      '“Seat” · One of several · Aisle · Window · Optional',
    );
  });

  it('has all labels of a question with several inputs', () => {
    const inputs = [{ label: 'First name' }, { label: 'Last name' }];
    expect(format({ type: 'NAME', inputs })).toBe('“First name · Last name” · Name · Optional');
  });

  it('is different for a question that is removed, and for one that is not in the form', () => {
    expect(format({ type: 'INPUT', inputs: [{}], deleted: true })).toBe('Removed');
    expect(formatQuestion(undefined, t)).toBe('Not in the form');
  });
});

describe('getKindLabel', () => {
  it('names the kinds, and not what is inherited', () => {
    expect(getKindLabel('DATE', t)).toBe('Date');
    expect(getKindLabel('toString' as 'DATE', t)).toBe('Unknown');
  });
});

describe('getNewTexts', () => {
  it('has the texts of a new question', () => {
    expect(getNewTexts('RADIO', t)).toMatchObject({
      label: 'New question',
      options: ['Option 1', 'Option 2'],
    });
    expect(getNewTexts('GUEST_CONTROL', t).label).toBe('Guests who come with you');
    expect(getNewTexts('GUEST_CONTROL', t, 'Guests').label).toBe('Guests');
  });
});

describe('getIssueText', () => {
  const getText = (issue: object) => getIssueText(issue as QuestionIssue, t);

  it.each([
    [{ problem: 'missing', part: 'options' }, 'Add at least one option.'],
    [{ problem: 'missing', part: 'label' }, 'Enter a question.'],
    [{ problem: 'too-long', max: 500 }, 'Use at most 500 characters.'],
    [{ problem: 'too-many', max: 200 }, 'Use at most 200 options.'],
    [{ problem: 'out-of-range', max: 20 }, 'Enter a number from 1 to 20.'],
    [{ problem: 'duplicate' }, 'Another option has the same text.'],
    [{ problem: 'rejected', description: 'no' }, 'The platform didn’t accept this: “no”'],
  ])('of %j is “%s”', (issue, text) => {
    expect(getText(issue)).toBe(text);
  });
});

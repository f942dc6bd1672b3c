import type { FormProblem } from '@vitrine/atoms';
import { ValidationRule } from '@vitrine/client';
import { describe, expect, it } from 'vitest';
import { german } from '../../../messages/de.ts';
import { english } from '../../../messages/english.ts';
import { persian } from '../../../messages/fa.ts';
import { createTranslate, type MessageCatalog } from '../../../messages/message-catalog.ts';
import type { TextContext } from '../../../provider/UiProvider.tsx';
import { formatProblem } from './format-problem.ts';

const getText = (locale: string, messages: MessageCatalog = english): TextContext => ({
  locale,
  t: createTranslate(messages, locale),
});

const britain = getText('en-GB');

const sentence = (problem: Partial<FormProblem>, answer?: Parameters<typeof formatProblem>[1]) =>
  formatProblem({ rule: 'OTHER', label: 'Height', ...problem }, answer, britain);

describe('formatProblem', () => {
  it.each([
    ['en-GB', english],
    ['de', german],
    ['fa', persian],
  ] as const)('returns the complete message for each rule, in %s', (locale, messages) => {
    for (const rule of Object.values(ValidationRule)) {
      for (const limit of [undefined, '2', '2.5', 'a lot']) {
        const facts = { description: 'is wrong', ...(limit !== undefined && { limit }) };
        const message = formatProblem(
          { rule, label: 'XL', ...facts },
          '',
          getText(locale, messages),
        );
        expect(message, `${rule} ${limit}`).not.toMatch(/[{}]|undefined|NaN/);
        expect(message).toContain('X');
      }
    }
  });

  it('Q21 formats limits in the language and digits of the locale', () => {
    expect(sentence({ rule: 'DECIMAL_GT', limit: '1.5' })).toBe('“Height” must be more than 1.5');
    const problem = { rule: 'DECIMAL_GT', label: 'Höhe', limit: '1.5' } as const;
    expect(formatProblem(problem, '', getText('de', german))).toBe(
      '„Höhe“ muss größer als 1,5 sein',
    );
    expect(formatProblem(problem, '', getText('fa', persian))).toContain('۱٫۵');
    expect(sentence({ rule: 'MAX_LENGTH', limit: '1' })).toBe(
      '“Height” must be 1 character or fewer',
    );
  });

  it('names the invalid address field as its country does', () => {
    const missing = { rule: 'REQUIRED_FIELD', part: 'region', label: 'Address' } as const;
    const address = { country: 'JP' } as never;
    expect(sentence(missing, address)).toBe('Enter prefecture');
    expect(sentence({ ...missing, part: 'postalCode' }, { country: 'US' } as never)).toBe(
      'Enter ZIP code',
    );
    expect(sentence({ rule: 'REQUIRED_FIELD', part: '1' }, ['Ann', ''])).toBe(
      'Enter name of guest 2',
    );
    expect(sentence({ rule: 'FORMAT', format: 'date-partial', part: 'year' })).toBe(
      '“Height” must include a year',
    );
  });

  it('names an address field without a country by its general name', () => {
    const missing = { rule: 'REQUIRED_FIELD', part: 'postalCode', label: 'Address' } as const;
    expect(sentence(missing, 'Vestergade 1')).toBe('Enter postal code');
    expect(sentence(missing)).toBe('Enter postal code');
    expect(sentence({ rule: 'REQUIRED_FIELD', part: 'planet' })).toBe('Enter height');
  });

  it('answers a question, and enters anything else', () => {
    expect(sentence({ rule: 'REQUIRED_FIELD', label: 'How tall are you? ' })).toBe(
      'Answer “How tall are you? ”',
    );
    expect(sentence({ rule: 'REQUIRED_FIELD', label: 'چند سال دارید؟' })).toBe(
      'Answer “چند سال دارید؟”',
    );
    expect(sentence({ rule: 'REQUIRED_FIELD', label: 'Height? In cm' })).toBe(
      'Enter height? In cm',
    );
  });

  it('shows the platform’s message for an unknown field', () => {
    expect(sentence({ label: '', description: 'The reservation has ended.' })).toBe(
      'The reservation has ended.',
    );
    expect(sentence({ label: '' })).toBe('Some answers need correcting.');
  });
});

import { describe, expect, test } from 'vitest';
import { PlatformError } from '../errors.ts';
import type { JsonObject } from './fields.ts';
import * as read from './readers.ts';

const reader = read.object({
  name: read.text(5),
  country: read.textLike(/^[A-Z]{2}$/, 'must be a country'),
  age: read.number({ min: 0, max: 150, whole: true }),
  tags: read.objects({ word: read.oneOf(['A', 'B']) }, 2),
  born: read.date,
  mail: read.email,
  page: read.webAddress,
  member: read.booleanField,
  at: read.object({ latitude: read.number({ min: -90, max: 90 }) }),
});

const from = (value: unknown) => reader({ person: value }, 'person', 'person');

function getRejection(value: unknown): unknown {
  try {
    return from(value);
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error;
    const { fieldViolations } = error.details.validationError as { fieldViolations: JsonObject[] };
    return fieldViolations.map(({ field, violatedRule }) => `${field} ${violatedRule}`);
  }
}

describe('readers', () => {
  test('accepts known fields and drops unknown ones and nulls', () => {
    const known = {
      name: 'Ane',
      country: 'DK',
      age: 30,
      tags: [{ word: 'A' }, {}],
      mail: 'ane@fennhouse.example',
      page: 'https://fennhouse.example',
      member: false,
      at: { latitude: 57.05 },
    };
    expect(from({ ...known, born: '1996-02-29', shoe: 42, __proto__: { x: 1 } })).toEqual({
      ...known,
      born: '1996-02-29T00:00:00.000Z',
    });
    expect(from({ name: null, at: null, tags: null })).toEqual({});
    expect([from(undefined), from(null)]).toEqual([undefined, undefined]);
  });

  test('reports the field and the violated rule', () => {
    expect(getRejection('Ane')).toEqual(['person FORMAT']);
    expect(getRejection({ name: 'Annette' })).toEqual(['person.name MAX_LENGTH']);
    expect(getRejection({ name: 1 })).toEqual(['person.name FORMAT']);
    expect(getRejection({ country: 'Denmark' })).toEqual(['person.country FORMAT']);
    expect(getRejection({ age: 1.5 })).toEqual(['person.age FORMAT']);
    expect(getRejection({ age: -1 })).toEqual(['person.age MIN']);
    expect(getRejection({ age: 151 })).toEqual(['person.age MAX']);
    expect(getRejection({ tags: {} })).toEqual(['person.tags FORMAT']);
    expect(getRejection({ tags: [{}, 1] })).toEqual(['person.tags[1] FORMAT']);
    expect(getRejection({ tags: [{}, {}, {}] })).toEqual(['person.tags MAX_SIZE']);
    expect(getRejection({ tags: [{ word: 'C' }] })).toEqual([
      'person.tags[0].word INVALID_ENUM_VALUE',
    ]);
    expect(getRejection({ member: 'yes' })).toEqual(['person.member FORMAT']);
    expect(getRejection({ at: { latitude: 91 } })).toEqual(['person.at.latitude DECIMAL_LTE']);
  });

  test('rejects missing required fields and empty strings', () => {
    const named = read.object({ name: read.required(read.text()) });
    const getNamed = (value: unknown) => () => named({ x: value }, 'x', 'x');
    expect(getNamed({ name: 'Ane' })()).toEqual({ name: 'Ane' });
    expect(getNamed({ name: '' })).toThrow(PlatformError);
    expect(getNamed({})).toThrow(PlatformError);
    expect(getNamed(null)()).toBeUndefined();
  });

  test('finds existing paths only', () => {
    const has = (path: string) => read.hasPath({ person: reader }, path.split('.'));
    expect(['person', 'person.at', 'person.at.latitude'].map(has)).toEqual([true, true, true]);
    const none = ['', 'person.', 'person.shoe', 'person.name.x', 'person.constructor', '__proto__'];
    expect(none.filter(has)).toEqual([]);
  });

  test('rejects invalid dates, email addresses and URLs', () => {
    for (const born of [
      'yesterday',
      '2026-13-01',
      '2026-11-21T25:00:00Z',
      '0',
      '+275761-01-01',
      7,
    ]) {
      expect(getRejection({ born }), String(born)).toEqual(['person.born FORMAT']);
    }
    for (const mail of [
      'ane',
      'ane@',
      '@b.example',
      'a b@c.example',
      'a@b',
      'a@b.',
      'a"@b.example',
    ]) {
      expect(getRejection({ mail }), mail).toEqual(['person.mail FORMAT']);
    }
    for (const page of ['fennhouse', 'javascript:alert(1)', '//x', 'ftp://x']) {
      expect(getRejection({ page }), page).toEqual(['person.page FORMAT']);
    }
  });
});

import { expect, it } from 'vitest';
import * as atoms from '../index.ts';
import * as form from './form.ts';

it('hands out exactly these names of forms', () => {
  expect(Object.keys(atoms)).toEqual(expect.arrayContaining(Object.keys(form)));
  expect(Object.keys(form).sort()).toEqual([
    'addressFormat',
    'autocompleteOf',
    'blankAnswer',
    'checkAnswers',
    'controlsOf',
    'createFormDraft',
    'datePartsOf',
    'decodeAnswer',
    'encodeAnswer',
    'encodeAnswers',
    'guestCount',
    'initialAnswers',
    'isPostcode',
    'labelOf',
    'placeViolations',
    'problemMessage',
    'questionsOf',
    'readDate',
    'regionsOf',
    'resizeGuests',
    'writeAddress',
    'writeDate',
  ]);
});

import { expect, it } from 'vitest';
import * as atoms from '../../index.ts';
import * as form from './index.ts';

it('hands out exactly these names of forms', () => {
  expect(Object.keys(atoms)).toEqual(expect.arrayContaining(Object.keys(form)));
  expect(Object.keys(form).sort()).toEqual([
    'addressFormat',
    'answerKey',
    'answerKind',
    'autocompleteOf',
    'blankAnswer',
    'calendarOf',
    'checkAnswers',
    'controlsOf',
    'copiedAnswers',
    'createFormDraft',
    'datePartsOf',
    'decodeAnswer',
    'encodeAnswer',
    'encodeAnswers',
    'guestCount',
    'guestOf',
    'initialAnswers',
    'isAnswer',
    'isKnownControl',
    'isPostcode',
    'labelOf',
    'placeInSections',
    'placeViolations',
    'postcodeExample',
    'postcodeNeed',
    'problemMessage',
    'questionsOf',
    'readDate',
    'readDecimal',
    'regionsOf',
    'resizeGuests',
    'writeAddress',
    'writeDate',
    'writeDecimal',
    'writePostcode',
  ]);
});

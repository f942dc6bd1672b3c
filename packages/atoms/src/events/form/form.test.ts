import { expect, it } from 'vitest';
import * as atoms from '../../index.ts';
import * as form from './index.ts';

it('exports exactly these names', () => {
  expect(Object.keys(atoms)).toEqual(expect.arrayContaining(Object.keys(form)));
  expect(Object.keys(form).sort()).toEqual([
    'addressFormat',
    'answerKey',
    'answerKind',
    'assignToSections',
    'blankAnswer',
    'checkAnswers',
    'copyAnswersFrom',
    'createFormDraft',
    'decodeAnswer',
    'encodeAnswer',
    'encodeAnswers',
    'formatAddress',
    'formatDateAnswer',
    'formatDecimal',
    'formatPostalCode',
    'getAutocomplete',
    'getCalendarSystem',
    'getControls',
    'getDatePartMaximum',
    'getDatePartValue',
    'getDateParts',
    'getGuest',
    'getLabel',
    'getPostalCodeExample',
    'getPostalCodeRequirement',
    'getQuestions',
    'getRegions',
    'guestCount',
    'initialAnswers',
    'isAnswer',
    'isKnownControl',
    'isOptionalForm',
    'isPostalCode',
    'mapViolations',
    'problemMessage',
    'readDate',
    'readDecimal',
    'resizeGuests',
    'stepDatePart',
    'suggestEmail',
  ]);
});

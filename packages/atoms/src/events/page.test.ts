import { expect, it } from 'vitest';
import * as page from './page.ts';

it('exports exactly these names', () => {
  expect(Object.keys(page).sort()).toEqual([
    'answersOf',
    'clockIn',
    'dateIn',
    'dayIn',
    'descriptionHtml',
    'eventClockAtom',
    'eventMomentsOf',
    'eventPlace',
    'eventTimes',
    'formFor',
    'isBookable',
    'isForMembers',
    'isTimeZone',
    'makeCalendarFile',
    'messagesFor',
    'nextBookable',
    'occurrencesOf',
    'occurrencesQuery',
    'openStreetMapUrl',
    'registrationStep',
    'rsvpAnswerAtom',
    'rsvpDraft',
    'spanOf',
    'timesForVisitor',
    'zoneOf',
  ]);
});

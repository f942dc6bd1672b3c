import { expect, it } from 'vitest';
import * as page from './page.ts';

it('exports exactly these names', () => {
  expect(Object.keys(page).sort()).toEqual([
    'dateInZone',
    'dayInZone',
    'descriptionHtml',
    'eventClockAtom',
    'eventTimes',
    'getEventTransitions',
    'getEventVenue',
    'getOccurrences',
    'getRsvpAnswers',
    'getRsvpForm',
    'getRsvpMessages',
    'getSpan',
    'getTimeZone',
    'isBookable',
    'isForMembers',
    'isTimeZone',
    'makeCalendarFile',
    'nextBookable',
    'occurrencesQuery',
    'openStreetMapUrl',
    'registrationStep',
    'rsvpAnswerAtom',
    'rsvpDraft',
    'timeInZone',
    'timesForVisitor',
  ]);
});

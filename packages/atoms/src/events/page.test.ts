import { expect, it } from 'vitest';
import * as page from './page.ts';

it('exports exactly these names', () => {
  expect(Object.keys(page).sort()).toEqual([
    'EVENT_PAGE_FIELDS',
    'TICKET_EVENT_FIELDS',
    'dateInZone',
    'dayClockAtom',
    'dayInZone',
    'descriptionHtml',
    'eventClockAtom',
    'eventTimes',
    'getDailyEnd',
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
    'loadEventPage',
    'makeCalendarFile',
    'nextBookable',
    'occurrencesQuery',
    'openStreetMapUrl',
    'registrationStep',
    'rsvpAnswerAtom',
    'rsvpDraft',
    'sendRsvpAtom',
    'timeInZone',
    'timesForVisitor',
  ]);
});

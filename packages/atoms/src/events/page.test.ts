import { expect, it } from 'vitest';
import * as page from './page.ts';

it('exports exactly these names', () => {
  expect(Object.keys(page).sort()).toEqual([
    'clockIn',
    'dateIn',
    'dayIn',
    'eventPlace',
    'eventTimes',
    'isTimeZone',
    'openStreetMapUrl',
    'spanOf',
    'timesForVisitor',
  ]);
});

import { describe, expect, it } from 'vitest';
import { type EventFormValues, emptyEventValues, toPreviewEvent } from './event-form-values.ts';

const values: EventFormValues = {
  ...emptyEventValues('Europe/Copenhagen'),
  ...{ title: 'Winter swim', dateKind: 'dated', startDate: '2027-03-22', startTime: '18:00' },
  ...{ endDate: '2027-03-22', endTime: '20:00' },
};
const getDates = (changes: Partial<EventFormValues> = {}) =>
  toPreviewEvent(undefined, { ...values, ...changes }, []).dateAndTimeSettings;

describe('toPreviewEvent', () => {
  it('has the start and the end', () => {
    const { startDate, endDate } = getDates();
    expect(startDate).toEqual(new Date('2027-03-22T17:00Z'));
    expect(endDate).toEqual(new Date('2027-03-22T19:00Z'));
  });

  it('leaves out a date that is incomplete', () => {
    expect(getDates({ startTime: '' })).not.toHaveProperty('startDate');
    expect(getDates({ endDate: '' })).not.toHaveProperty('endDate');
  });

  it('leaves out an end that is not after the start', () => {
    for (const endTime of ['17:00', '18:00']) {
      expect(getDates({ endTime })).not.toHaveProperty('endDate');
      expect(getDates({ endTime })).toHaveProperty('startDate');
    }
  });
});

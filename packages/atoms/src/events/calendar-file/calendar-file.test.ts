import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CalendarEvent, calendarFile, escapeText, foldLine } from './calendar-file.ts';

const event = (more: Partial<CalendarEvent> = {}): CalendarEvent => ({
  _id: 'e1',
  title: 'Resonance',
  status: 'UPCOMING',
  location: { name: 'Great Hall', type: 'VENUE' },
  dateAndTimeSettings: {
    startDate: new Date('2026-12-03T18:30Z'),
    endDate: new Date('2026-12-03T19:40Z'),
    timeZoneId: 'Europe/Copenhagen',
  },
  ...more,
});

const now = Date.parse('2026-11-27T10:00Z');
const unfold = (file = '') => file.replaceAll('\r\n ', '').split('\r\n');
const getLines = (...events: CalendarEvent[]) => unfold(calendarFile(events, { now }));
const getValues = (lines: string[], name: string) =>
  lines.filter((line) => new RegExp(`^${name}[:;]`).test(line));

describe('calendarFile', () => {
  it('uses the event’s time zone and includes its rules', () => {
    const lines = getLines(event());
    expect(getValues(lines, 'DTSTART').at(-1)).toBe(
      'DTSTART;TZID=Europe/Copenhagen:20261203T193000',
    );
    expect(getValues(lines, 'DTEND')).toEqual(['DTEND;TZID=Europe/Copenhagen:20261203T204000']);
    const zone = lines.slice(lines.indexOf('BEGIN:VTIMEZONE'), lines.indexOf('END:VTIMEZONE'));
    expect(zone).toEqual([
      'BEGIN:VTIMEZONE',
      'TZID:Europe/Copenhagen',
      'BEGIN:STANDARD',
      'DTSTART:20261202T193000',
      'TZOFFSETFROM:+0100',
      'TZOFFSETTO:+0100',
      'END:STANDARD',
    ]);
  });

  it('includes the daylight saving change during an event', () => {
    const startDate = new Date('2026-03-28T20:00Z');
    const endDate = new Date('2026-03-29T10:00Z');
    const timeZoneId = 'Europe/Copenhagen';
    const lines = getLines(event({ dateAndTimeSettings: { startDate, endDate, timeZoneId } }));
    const at = lines.indexOf('BEGIN:DAYLIGHT');
    expect(lines.slice(at, at + 5)).toEqual([
      'BEGIN:DAYLIGHT',
      'DTSTART:20260329T020000',
      'TZOFFSETFROM:+0100',
      'TZOFFSETTO:+0200',
      'END:DAYLIGHT',
    ]);
    expect(lines).toContain('DTEND;TZID=Europe/Copenhagen:20260329T120000');
  });

  it('supports half-hour zones, zones behind UTC, and UTC itself', () => {
    const inZone = (timeZoneId?: string) => {
      const { startDate } = event().dateAndTimeSettings;
      const settings = { startDate, ...(timeZoneId && { timeZoneId }) } as never;
      return getLines(event({ dateAndTimeSettings: settings }));
    };
    expect(inZone('Asia/Kolkata')).toContain('TZOFFSETTO:+0530');
    expect(inZone('America/St_Johns')).toContain('TZOFFSETTO:-0330');
    expect(inZone()).toContain('DTSTART:20261203T183000Z');
    expect(inZone()).not.toContain('BEGIN:VTIMEZONE');
    expect(getValues(inZone(), 'DTEND')).toEqual([]);
  });

  it('marks a canceled event and counts its changes', () => {
    const canceled = event({
      status: 'CANCELED',
      createdDate: new Date('2026-11-01T00:00Z'),
      updatedDate: new Date('2026-11-01T00:01Z'),
    });
    expect(getLines(canceled)).toEqual(expect.arrayContaining(['STATUS:CANCELLED', 'SEQUENCE:60']));
    expect(getLines(event())).toEqual(expect.arrayContaining(['STATUS:CONFIRMED', 'SEQUENCE:0']));
  });

  it('includes the address and coordinates of a venue, and a label for online events', () => {
    const address = {
      formattedAddress: 'A 1, 9000 B',
      geocode: { latitude: 57.05, longitude: -9 },
    };
    const lines = getLines(event({ location: { name: 'Great Hall', address } }));
    expect(lines).toContain('LOCATION:Great Hall\\, A 1\\, 9000 B');
    expect(lines).toContain('GEO:57.05;-9');
    const online = event({ location: { type: 'ONLINE' } });
    expect(unfold(calendarFile([online], { online: 'Online' }))).toContain('LOCATION:Online');
  });

  it('is undefined without a date and includes all events with dates', () => {
    const announced = event({ dateAndTimeSettings: { dateAndTimeTbd: true } });
    expect(calendarFile([announced])).toBeUndefined();
    const lines = getLines(event(), announced, event({ _id: 'e2' }));
    expect(getValues(lines, 'UID')).toEqual(['UID:e1', 'UID:e2']);
    expect(getValues(lines, 'TZID')).toHaveLength(1);
  });
});

describe('the text of a calendar file', () => {
  it('escapes text so that it ends no value or line', () => {
    expect(escapeText('a;b,c\\d\r\ne\nf\u0000g')).toBe('a\\;b\\,c\\\\d\\ne\\nfg');
    const hostile = 'Fair\r\nEND:VEVENT\r\nATTACH:https://bad.example';
    const lines = getLines(event({ title: hostile, shortDescription: hostile }));
    expect(getValues(lines, 'ATTACH')).toEqual([]);
    const file = calendarFile([event()], { getEventUrl: () => 'https://a.example/\r\nATTACH:x' });
    expect(getValues(unfold(file), 'ATTACH')).toEqual([]);
    expect(calendarFile([event()], { getEventUrl: () => 'nonsense' })).not.toContain('URL:');
  });

  it('folds lines at 75 octets without splitting characters', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 400, size: 'max' }), (title) => {
        const clean = title.replace(/[\r\n]/g, '');
        const folded = foldLine(`SUMMARY:${clean}`);
        const lines = folded.split('\r\n');
        expect(
          Math.max(...lines.map((line) => new TextEncoder().encode(line).length)),
        ).toBeLessThan(76);
        expect(folded.replaceAll('\r\n ', '')).toBe(`SUMMARY:${clean}`);
      }),
    );
    expect(foldLine('a'.repeat(75))).toHaveLength(75);
    expect(foldLine('a'.repeat(76))).toBe(`${'a'.repeat(75)}\r\n a`);
  });
});

import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { UiProvider } from '../../provider/UiProvider.tsx';
import { type MomentOptions, useFormatMoment } from './use-format-moment.ts';

interface MomentProps extends MomentOptions {
  timeZone?: string;
  moment?: string;
}

const Moment = ({ timeZone, moment = '2026-11-27T18:30:00Z', ...options }: MomentProps) =>
  useFormatMoment(timeZone, options)(new Date(moment), 'date');

const onServer = (props: MomentProps, locale = 'en-GB') =>
  renderToString(
    <UiProvider locale={locale}>
      <Moment {...props} />
    </UiProvider>,
  ).split('<')[0];

afterEach(() => vi.unstubAllEnvs());

describe('a server-rendered moment', () => {
  it.each(['Asia/Tokyo', 'America/New_York'])('doesn’t use the server’s time zone %s', (zone) => {
    vi.stubEnv('TZ', zone);
    expect(new Date('2026-11-27T18:30:00Z').getHours()).not.toBe(18);
    // Without the zone name, readers could not tell which time zone it is.
    for (const showTimeZone of [true, false]) {
      expect(onServer({ showTimeZone })).toBe('27 November at 18:30 UTC');
    }
  });

  it('uses the given time zone, whose name can be hidden', () => {
    const timeZone = 'Europe/Copenhagen';
    expect(onServer({ timeZone })).toBe('27 November at 19:30 CET');
    expect(onServer({ timeZone, showTimeZone: false })).toBe('27 November at 19:30');
  });
});

describe('a moment in another year', () => {
  const timeZone = 'Europe/Copenhagen';
  const now = Date.parse('2026-11-27T09:00:00Z');

  it('shows its year, by the clock of its zone', () => {
    const options = { timeZone, now };
    expect(onServer({ ...options, moment: '2026-12-31T22:59:00Z' })).toBe(
      '31 December at 23:59 CET',
    );
    expect(onServer({ ...options, moment: '2026-12-31T23:00:00Z' })).toBe(
      '1 January 2027 at 00:00 CET',
    );
    expect(onServer({ ...options, moment: '2025-11-27T11:00:00Z' })).toBe(
      '27 November 2025 at 12:00 CET',
    );
  });

  it('uses the calendar of the language', () => {
    const persian = (moment: string) => onServer({ timeZone, now, moment }, 'fa-IR');
    expect(persian('2027-03-03T18:30:00Z')).not.toContain('۱۴۰۵');
    expect(persian('2027-03-23T18:30:00Z')).toContain('۳ فروردین ۱۴۰۶');
  });

  it('shows no year without a reference date', () => {
    expect(onServer({ timeZone, moment: '2027-03-03T18:30:00Z' })).toBe('3 March at 19:30 CET');
  });
});

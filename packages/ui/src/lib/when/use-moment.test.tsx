import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { UiProvider } from '../../provider/UiProvider.tsx';
import { useMoment } from './use-moment.ts';

interface MomentProps {
  timeZone?: string;
  isZoneNamed?: boolean;
}

const Moment = ({ timeZone, isZoneNamed = true }: MomentProps) =>
  useMoment(timeZone, { isZoneNamed })(new Date('2026-11-27T18:30:00Z'), 'date');

const onServer = (props: MomentProps) =>
  renderToString(
    <UiProvider>
      <Moment {...props} />
    </UiProvider>,
  ).split('<')[0];

afterEach(() => vi.unstubAllEnvs());

describe('a moment that a server writes', () => {
  it.each(['Asia/Tokyo', 'America/New_York'])('is no time of its own clock, %s', (zone) => {
    vi.stubEnv('TZ', zone);
    expect(new Date('2026-11-27T18:30:00Z').getHours()).not.toBe(18);
    // No reader could tell whose clock it is, if it were not said.
    for (const isZoneNamed of [true, false]) {
      expect(onServer({ isZoneNamed })).toBe('27 November at 18:30 UTC');
    }
  });

  it('is in the zone that it was given, whose name may be plain already', () => {
    const timeZone = 'Europe/Copenhagen';
    expect(onServer({ timeZone })).toBe('27 November at 19:30 CET');
    expect(onServer({ timeZone, isZoneNamed: false })).toBe('27 November at 19:30');
  });
});

import type { DatedEvent } from '@vitrine/atoms';
import { getNumberFormat } from '../../utils/number-format.ts';

const MINUTE_MS = 60_000;

/** For longer events the dates are more useful than a duration. */
const MAX_MINUTES = 12 * 60;

/**
 * Formats the duration of an event: “70 minutes”, “2 hours”, “2 hours 30 minutes”. Returns
 * undefined for full days.
 */
export function formatDuration({ start, end }: DatedEvent, locale: string): string | undefined {
  if (!end) return undefined;
  const minutes = Math.round((end.getTime() - start.getTime()) / MINUTE_MS);
  if (minutes <= 0 || minutes > MAX_MINUTES) return undefined;
  const write = (unit: 'hour' | 'minute', count: number) =>
    getNumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(count);
  if (minutes < 120 && minutes % 60 !== 0) return write('minute', minutes);
  const parts = [write('hour', Math.floor(minutes / 60))];
  if (minutes % 60 > 0) parts.push(write('minute', minutes % 60));
  return new Intl.ListFormat(locale, { type: 'unit', style: 'long' }).format(parts);
}

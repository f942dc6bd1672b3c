import { timeInZone } from './time-zone.ts';

/**
 * Returns the moment of a local date and time in a zone. A time that does not exist, because the
 * clocks go forward, is as much later as they do; of a time that exists twice it is the first.
 *
 * @param text local date and time, as `2026-12-11T22:00`.
 * @returns an invalid date if the text is no date and time.
 */
export function getMomentInZone(text: string, timeZone: string): Date {
  const local = Date.parse(`${text}Z`);
  if (Number.isNaN(local)) return new Date(Number.NaN);
  const getOffset = (moment: number) => timeInZone(new Date(moment), timeZone) - moment;
  // The offsets half a day around the moment are those before and after a change of the clocks.
  const offsets = [local - 43_200_000, local + 43_200_000].map(getOffset);
  const moments = offsets.map((offset) => local - offset);
  const existing = moments.find((moment) => moment + getOffset(moment) === local);
  return new Date(existing ?? Math.max(...moments));
}

/** Whether a local date and time exists in a zone: not while the clocks go forward. */
export const isTimeInZone = (text: string, timeZone: string): boolean =>
  timeInZone(getMomentInZone(text, timeZone), timeZone) === Date.parse(`${text}Z`);

/** Returns the local date and time of a moment in a zone, as `2026-12-11T22:00`. */
export const getLocalTime = (moment: Date, timeZone: string): string =>
  new Date(timeInZone(moment, timeZone)).toISOString().slice(0, 16);
